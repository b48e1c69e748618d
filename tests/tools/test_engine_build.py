"""What is compiled, and what is said where nothing can be."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from astrodrome.games import GAMES
from astrodrome.research.spaces.plain_views import PlainViews
from tools import debian, engine_build, engine_kept, plain_build, scratch, stages


def test_rules_are_compiled_wherever_they_lie_and_records_are_not(tmp_path: Path) -> None:
    game = tmp_path / "src" / "astrodrome" / "games" / scratch.games()[0]
    (game / "chapter").mkdir(parents=True)
    (game / "spec.py").touch()
    (game / "chapter" / "__init__.py").touch()
    (game / "chapter" / "moving.py").write_text("class Move: ...\n", encoding="utf-8")
    records = "from dataclasses import MISSING, dataclass\n\n@dataclass(frozen=True)\nclass Moved: ...\n"
    (game / "chapter" / "events.py").write_text(records, encoding="utf-8")
    kernel = [f"src/astrodrome/kernel/{name}.py" for name in engine_build.HOT]
    assert engine_build.modules(tmp_path) == [*kernel, str((game / "chapter" / "moving.py").relative_to(tmp_path))]


def test_every_module_to_compile_is_there() -> None:
    chosen = engine_build.modules(scratch.ROOT)
    assert len(chosen) > 100
    assert [name for name in chosen if not (scratch.ROOT / name).is_file()] == []


@pytest.mark.parametrize("quick", [True, False])
def test_the_script_compiles_every_module_once(quick: bool) -> None:
    folders = ("kernel", "games/one", "games/two", "bots/one", "research/envs")
    chosen = [f"src/astrodrome/{folder}/m_{number}.py" for folder in folders for number in range(engine_build.GROUP)]
    calls = [
        node for node in ast.walk(ast.parse(engine_build.setup_script(chosen, quick))) if isinstance(node, ast.Call)
    ]
    (call,) = [node for node in calls if ast.unparse(node.func) == "mypycify"]
    options = {str(given.arg): ast.literal_eval(given.value) for given in call.keywords}
    assert ast.literal_eval(call.args[0]) == chosen
    assert options["opt_level"] == ("0" if quick else "2")
    assert [name for group, _ in options["separate"] for name in group] == chosen
    parts = [{engine_build.part_of(name) for name in group} for group, _ in options["separate"]]
    assert quick or parts == [{("kernel",)}, {("games", "one")}, {("games", "two")}, {("bots", "one")}, {("research",)}]


def test_the_plain_forms_of_views_are_modules_that_return_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "astrodrome" / "research" / "spaces"
    folder.mkdir(parents=True)
    written = plain_build.write_all(tmp_path)
    assert {path.parent for path in written} == {folder}
    for spec in GAMES:
        game = spec.new(2, {}, 3)
        plain = PlainViews((spec.public, spec.mine))
        texts = plain_build.modules_of(spec)
        space: dict[str, object] = {}
        if len(texts) == 1:
            exec(next(iter(texts.values())), space)  # noqa: S102 - what the build compiles
            again = space[spec.public.__name__]
            assert callable(again)
            assert again(game.state) == plain.functions[0](game.state)
            assert set(space["TUPLES"]) >= plain.tuples  # type: ignore[call-overload]  # a tuple of types


def test_a_compiler_is_installed_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    there: set[str] = set()

    def install(*packages: str) -> bool:
        asked.extend(packages)
        there.add("gcc")
        return True

    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(debian, "install", install)
    engine_build.ensure_compiler()
    assert asked[:2] == ["gcc", "libc6-dev"]


def test_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    monkeypatch.setattr(debian, "install", lambda *_packages: False)
    with pytest.raises(engine_build.BuildError, match=r"needs a C compiler .* apt install gcc libc6-dev"):
        engine_build.ensure_compiler()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two modules with a compiled copy."""
    source = tmp_path / "src"
    for name in ("kernel/agenda.py", "server/app.py"):
        (source / "astrodrome" / name).parent.mkdir(parents=True)
        (source / "astrodrome" / name).write_text("A = 1\n", encoding="utf-8")
    shutil.copytree(source, tmp_path / "kept" / "src")
    (tmp_path / "kept" / "src" / "astrodrome" / "kernel" / "agenda.so").touch()
    monkeypatch.setattr(engine_kept, "SOURCE", source)
    monkeypatch.setattr(engine_kept, "KEPT", tmp_path / "kept")
    (tmp_path / "kept" / "stamp.txt").write_text(engine_kept.fingerprint(), encoding="utf-8")
    return tmp_path


def test_a_compiled_engine_fits_until_the_engine_changes(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine_kept.main()
    folder = Path(capsys.readouterr().out.strip())
    assert folder == kept / "kept" / "src"
    (kept / "src" / "astrodrome" / "server" / "app.py").write_text("A = 2\n", encoding="utf-8")
    (kept / "src" / "astrodrome" / "server" / "new.py").write_text("A = 3\n", encoding="utf-8")
    engine_kept.main()
    assert capsys.readouterr().out.strip() == str(folder)
    assert (folder / "astrodrome" / "server" / "app.py").read_text(encoding="utf-8") == "A = 2\n"
    assert (folder / "astrodrome" / "server" / "new.py").read_text(encoding="utf-8") == "A = 3\n"
    assert (folder / "astrodrome" / "kernel" / "agenda.so").is_file(), "libraries stay"
    (kept / "src" / "astrodrome" / "server" / "new.py").unlink()
    engine_kept.main()
    capsys.readouterr()
    assert not (folder / "astrodrome" / "server" / "new.py").is_symlink()
    (kept / "src" / "astrodrome" / "kernel" / "agenda.py").write_text("A = 2\n", encoding="utf-8")
    engine_kept.main()
    assert capsys.readouterr().out == ""


def test_a_compiled_engine_fits_until_it_would_be_built_otherwise(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine_kept.fits()
    changed = kept / "plain_build.py"
    changed.write_text("A = 1\n", encoding="utf-8")
    monkeypatch.setattr(engine_kept, "BUILD", (*engine_kept.BUILD[:-1], changed))
    assert not engine_kept.fits()


def test_the_compiled_engine_is_a_stage(tmp_path: Path) -> None:
    assert "compiled" in [stage.name for stage in stages.stages(tmp_path, "1")]
