"""What somebody is certain of about places that cannot be looked into."""
from __future__ import annotations

from penombra.core.seen import Memory

AXE, KEY, ROPE = 0, 1, 2
HAND, PILE = 3, 9


def claims(m: Memory) -> list[str]:
    return sorted(f"{c.zone}: {c.left} of {' '.join(map(str, c.cards))}" for c in m.claims)


def test_seen_hand_is_known_card_by_card() -> None:
    """Who has looked at a hand knows all of it."""
    m = Memory()
    m.looked(HAND, [ROPE, AXE, AXE])
    assert claims(m) == ["3: 3 of 0 0 2"]


def test_what_leaves_unseen_leaves_n_of_these() -> None:
    """One of three has gone, nobody knows which: two of the three are there. When all may be gone, nothing is known."""
    m = Memory()
    m.looked(HAND, [AXE, KEY, ROPE])
    m.left_unseen(HAND)
    assert claims(m) == ["3: 2 of 0 1 2"]
    m.left_unseen(HAND)
    assert claims(m) == ["3: 1 of 0 1 2"]
    m.left_unseen(HAND)
    assert claims(m) == []


def test_what_leaves_in_sight_is_struck_off() -> None:
    """A card seen to leave was one of these."""
    m = Memory()
    m.looked(HAND, [AXE, AXE, KEY])
    m.left_unseen(HAND)
    m.left_seen(HAND, AXE)
    assert claims(m) == ["3: 1 of 0 1"]
    m.left_seen(HAND, ROPE)                                      # one that was never known
    assert claims(m) == ["3: 1 of 0 1"]


def test_what_arrives_later_is_sure_apart() -> None:
    """A gift is certain though the rest has become doubtful; later losses may take it, too."""
    m = Memory()
    m.looked(HAND, [AXE, KEY])
    m.left_unseen(HAND)
    m.arrived(HAND, ROPE)
    assert claims(m) == ["3: 1 of 0 1", "3: 1 of 2"]
    m.left_unseen(HAND)
    assert claims(m) == []


def test_glimpse_of_a_known_card_adds_nothing() -> None:
    """It may be the one that was known already; another one is news."""
    m = Memory()
    m.looked(HAND, [AXE])
    m.glimpsed(HAND, AXE)
    assert claims(m) == ["3: 1 of 0"]
    m.glimpsed(HAND, KEY)
    assert claims(m) == ["3: 2 of 0 1"]


def test_looking_again_replaces_all_that_was_known() -> None:
    """The whole hand is known now, whatever was doubtful before."""
    m = Memory()
    m.looked(HAND, [AXE, KEY])
    m.left_unseen(HAND)
    m.looked(HAND, [ROPE])
    assert claims(m) == ["3: 1 of 2"]
    m.looked(HAND, [])
    assert claims(m) == []


def test_zone_goes_elsewhere_with_what_is_known_of_it() -> None:
    """A hand put away whole is known where it lies now."""
    m = Memory()
    m.looked(HAND, [AXE, KEY])
    m.arrived(PILE, ROPE)
    m.moved(HAND, PILE)
    assert claims(m) == ["9: 1 of 2", "9: 2 of 0 1"]
    m.forget(PILE)
    assert claims(m) == []


def test_equal_memories_have_equal_texts_and_copies_are_apart() -> None:
    """However it was come by, what is known is the same; a copy goes its own way."""
    one, other = Memory(), Memory()
    one.looked(HAND, [AXE])
    one.arrived(PILE, KEY)
    other.arrived(PILE, KEY)
    other.looked(HAND, [AXE])
    assert one.to_text() == other.to_text()
    copy = one.copy()
    copy.left_unseen(HAND)
    copy.arrived(PILE, ROPE)
    assert one.to_text() == other.to_text() != copy.to_text()


def test_every_claim_stays_true_whatever_happens() -> None:
    """Cards come and go at random in a zone, some of them in sight: of each claim at least so many are there."""
    from penombra.core.laws import Dice
    dice = Dice(11)
    for _ in range(300):
        m, zone = Memory(), [dice.below(4) for _ in range(4)]
        for _ in range(40):
            what = dice.below(5)
            if what == 0: m.looked(HAND, sorted(zone))
            elif what == 1 and zone:
                m.glimpsed(HAND, dice.pick(zone))
            elif what == 2:
                zone.append(dice.below(4))
                if dice.below(2): m.arrived(HAND, zone[-1])
            elif zone:
                card = zone.pop(dice.below(len(zone)))
                if what == 3: m.left_unseen(HAND)
                else: m.left_seen(HAND, card)
            for c in m.claims:
                there = sum(min(zone.count(k), list(c.cards).count(k)) for k in set(c.cards))
                assert there >= c.left > 0, (zone, claims(m))
