# Read by ./play and ./test: an environment of our own from a hashed lock; the system's Python is left alone.
# Callers set $root, the project's folder.
python=${PYTHON:-python3}

say() { printf 'penombra: %s\n' "$*" >&2; }

# need CHECK PACKAGE...: where CHECK fails, installs the distribution's packages if it may, else says which and ends.
need() {
    check=$1; shift
    $check && return
    if ! command -v apt-get >/dev/null; then as=""
    elif [ "$(id -u)" = 0 ]; then as="env"
    elif sudo -n true 2>/dev/null; then as="sudo -n env"
    else as=""
    fi
    if [ -n "$as" ]; then
        say "installing $*"
        apt="$as DEBIAN_FRONTEND=noninteractive apt-get -qq -y"
        { $apt install "$@" || { $apt update && $apt install "$@"; }; } </dev/null >/dev/null 2>&1 || true
        $check && return
    fi
    say "please install $* (apt-get install $*) and start again"
    exit 2
}

has_venv() { "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

need_python() {
    if command -v "$python" >/dev/null && ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        say "$("$python" -V) is too old, please install Python 3.11 or newer (or name it: PYTHON=…)"
        exit 2
    fi
    need has_venv python3 python3-venv
}

# venv DIR LOCK: makes $root/DIR hold exactly what LOCK says; does nothing where it holds it already.
venv() {
    sum=$(cd "$root" && echo "$root $python" | cat - "$2" scripts/venv.sh | cksum)
    [ -x "$root/$1/bin/python" ] && [ "$(cat "$root/$1/stamp" 2>/dev/null)" = "$sum" ] && return
    need_python
    "$python" -m venv --clear "$root/$1"
    "$root/$1/bin/python" -m pip install -q --disable-pip-version-check --no-input --require-hashes --no-deps \
        -r "$root/$2" </dev/null >"$root/$1/log" 2>&1 ||
        { tail -n 20 "$root/$1/log" >&2; say "could not install $2; is there a way to the package index?"; exit 1; }
    echo "$sum" >"$root/$1/stamp"
}
