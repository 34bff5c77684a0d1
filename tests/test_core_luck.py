"""Chance: number k is a pure function of the seed and k, even, and the same in both forms."""
from __future__ import annotations

from collections import Counter

import pytest

from penombra.core.luck import Lots

# About 99.99 % of even samples lie below, by degrees of freedom: a fixed seed either always passes or never.
CHI_SQUARE = {1: 15.1, 2: 18.4, 5: 25.7, 6: 27.9, 15: 44.3, 30: 67.6, 99: 160.0}


def unevenness(sample: list[int], n: int) -> float:
    counts, mean = Counter(sample), len(sample) / n
    return sum((counts[i] - mean) ** 2 / mean for i in range(n))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 16, 31, 100])
@pytest.mark.parametrize("seed", [0, 7, 2**64 + 1, 2**127 - 5, -3])
def test_numbers_of_one_seed_are_even(seed: int, n: int) -> None:
    """One game's luck favours no answer."""
    lots = Lots(seed)
    assert unevenness([lots.below(k, n) for k in range(20_000)], n) < CHI_SQUARE[n - 1]


@pytest.mark.parametrize("n", [2, 7, 31])
@pytest.mark.parametrize("k", [0, 1, 50, 1000])
def test_one_number_is_even_over_seeds(k: int, n: int) -> None:
    """Neighbouring seeds deal differently: the first die of many games is as even as many dice of one."""
    assert unevenness([Lots(seed).below(k, n) for seed in range(10_000)], n) < CHI_SQUARE[n - 1]


@pytest.mark.parametrize("seed", [1, 2**90 + 3])
def test_neighbouring_numbers_tell_nothing_of_each_other(seed: int) -> None:
    """Pairs of successive numbers, and pairs from neighbouring seeds, are even, too."""
    lots, other = Lots(seed), Lots(seed + 1)
    assert unevenness([lots.below(k, 10) * 10 + lots.below(k + 1, 10) for k in range(40_000)], 100) < CHI_SQUARE[99]
    assert unevenness([lots.below(k, 10) * 10 + other.below(k, 10) for k in range(40_000)], 100) < CHI_SQUARE[99]


def test_streams_of_one_seed_are_different_luck() -> None:
    """A random player's luck is not the deck's."""
    game, player = Lots(5), Lots(5, 1)
    pairs = [game.below(k, 10) * 10 + player.below(k, 10) for k in range(40_000)]
    assert unevenness(pairs, 100) < CHI_SQUARE[99]


@pytest.mark.parametrize("bit", [0, 30, 31, 62, 93, 123, 124, 127])
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    """Hosted tables use 128 random bits, and all of them make a difference."""
    one, other = Lots(0), Lots(1 << bit)
    assert [one.below(k, 1000) for k in range(20)] != [other.below(k, 1000) for k in range(20)]


def test_number_k_does_not_depend_on_what_was_asked_before() -> None:
    """Nothing is stored: any process goes on alike."""
    forwards = [Lots(9).below(k, 52) for k in range(100)]
    lots = Lots(9)
    assert [lots.below(k, 52) for k in reversed(range(100))] == forwards[::-1]


@pytest.mark.parametrize(("seed", "stream", "numbers"), [
    (0, 0, [0, 827392, 741481, 382158, 983017, 820176, 925567, 454519]),
    (7, 0, [410196, 822506, 398842, 277092, 774862, 125935, 443908, 993049]),
    (7, 1, [131255, 374595, 849952, 113456, 950066, 248031, 576640, 603934]),
    (2**128 - 1, 0, [440263, 533506, 517840, 851719, 615460, 256160, 596512, 789011]),
    (-1, 0, [523436, 196671, 409763, 368545, 348663, 323657, 381712, 612201]),
    (2**200 + 12345, 2, [581726, 426465, 211402, 48800, 426523, 693108, 257118, 424941])])
def test_golden_numbers(seed: int, stream: int, numbers: list[int]) -> None:
    """Saved games and running tables depend on these."""
    assert [Lots(seed, stream).below(k, 1_000_000) for k in (0, 1, 2, 3, 10, 100, 1000, 100_000)] == numbers


def test_largest_range() -> None:
    """Up to 2**31 - 1 answers, without overflow in the compiled form."""
    sample = [Lots(3).below(k, 2**31 - 1) for k in range(1000)]
    assert all(0 <= x < 2**31 - 1 for x in sample) and len(set(sample)) > 990 and max(sample) > 2**31 * 0.99
