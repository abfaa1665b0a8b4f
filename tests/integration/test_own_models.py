"""Models of the deployment's own, from its variables to the vectors, without a network."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest
from kumbuka.adapters.embeddings.own_models import STATIC_FILES
from kumbuka.adapters.embeddings.providers import embedding_providers
from kumbuka.adapters.embeddings.static import SHIPPED_FOLDER
from kumbuka.bootstrap import build, load_config
from kumbuka.errors import EmbeddingFailed, InvalidConfiguration
from kumbuka.ports import Choice

TOKENS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "tea", "green", "##ish", "milk"]
CHOSEN = Choice("transformers", transformers_enabled=True)


@dataclass
class Named:
    name: str


class Session:
    """Takes the place of onnxruntime's: a token's vector is 1 at its id, and at the first mark 2.

    The files hold the names of inputs and outputs, then a word for a fault.
    """

    def __init__(self, path: str, options: object, providers: list[str]) -> None:
        self._inputs, self._outputs, self._fault = Path(path).read_text().split("\n")
        if self._fault == "broken":
            raise RuntimeError("no protobuf")

    def get_inputs(self) -> list[Named]:
        return [Named(name) for name in self._inputs.split()]

    def get_outputs(self) -> list[Named]:
        return [Named(name) for name in self._outputs.split()]

    def run(self, wanted: list[str], fed: Mapping[str, Any]) -> list[Any]:
        assert sorted(fed) == sorted(self._inputs.split())
        if self._fault == "flat":
            return [numpy.zeros((1,))]
        states = numpy.zeros((1, fed["input_ids"].shape[1], len(TOKENS)), numpy.float32)
        for place, token in enumerate(fed["input_ids"][0]):
            states[0, place, token] = 2.0 if place == 0 else 1.0
        return [states]


class Options:
    def add_session_config_entry(self, name: str, value: str) -> None:
        assert (name, value) == ("session.intra_op.allow_spinning", "0")


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An onnxruntime that can be found and imported; the packaged model is not there."""
    made: Any = ModuleType("onnxruntime")
    made.SessionOptions, made.InferenceSession = Options, Session
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "onnxruntime.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.setitem(sys.modules, "onnxruntime", made)
    made.__spec__ = Named("onnxruntime")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "tiny-bert"
    made.mkdir()
    inputs = "input_ids attention_mask token_type_ids"
    (made / "model.onnx").write_text(f"{inputs}\nlogits last_hidden_state\n")
    (made / "vocab.txt").write_text("\n".join(TOKENS) + "\n")
    (made / "config.json").write_text(json.dumps({"hidden_size": len(TOKENS)}))
    return made


def env(tmp_path: Path, **variables: object) -> dict[str, str]:
    given = {"KUMBUKA_DATABASE_URL": f"file:{tmp_path}/k.db"}
    return given | {name: str(value) for name, value in variables.items()}


def problem(**variables: object) -> str:
    with pytest.raises(InvalidConfiguration) as refused:
        load_config({name: str(value) for name, value in variables.items()})
    (found,) = refused.value.problems
    return found


@pytest.mark.usefixtures("runtime")
async def test_a_folder_of_ones_own_makes_the_vectors_under_its_name(
    tmp_path: Path, folder: Path
) -> None:
    kumbuka = build(load_config(env(tmp_path, MEMORY_TRANSFORMERS_MODEL=folder)))
    try:
        made = await kumbuka.services.embeddings.embed(CHOSEN, ["Green tea", "greenish", "?"])
        assert made.signature == "transformers:tiny-bert:8:int8"
        first, second, none = made.blobs
        assert first and second and first != second and none is None
        *_, shown = await embedding_providers(kumbuka.embeddings, CHOSEN)
        assert (shown.model, shown.dimensions, shown.reason) == (
            "tiny-bert",
            8,
            "no vector came back",
        )
        *_, shown = await embedding_providers(kumbuka.embeddings, Choice())
        assert (shown.available, shown.model) == (True, "tiny-bert")
    finally:
        await kumbuka.close()


@pytest.mark.usefixtures("runtime")
async def test_the_mean_or_the_first_vector_is_taken_as_the_model_says(
    tmp_path: Path, folder: Path
) -> None:
    (folder / "1_Pooling").mkdir()
    vectors = []
    for mode in ("mean", "cls"):
        told = {f"pooling_mode_{mode}_token{'s' if mode == 'mean' else ''}": True}
        (folder / "1_Pooling" / "config.json").write_text(json.dumps(told))
        variables = env(tmp_path, MEMORY_TRANSFORMERS_MODEL=folder, MEMORY_VEC_QUANTIZATION="none")
        kumbuka = build(load_config(variables))
        (blob,) = (await kumbuka.services.embeddings.embed(CHOSEN, ["tea"])).blobs
        vectors.append(numpy.frombuffer(blob or b"", "<f4").astype(float).round(3).tolist())
        await kumbuka.close()
    assert vectors == [[0, 0, 0.816, 0.408, 0.408, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0]]


@pytest.mark.usefixtures("runtime")
@pytest.mark.parametrize(
    ("fault", "told"), [("broken", "could not be loaded"), ("flat", "is not a transformer's")]
)
async def test_a_file_that_is_no_transformer_fails_with_its_name(
    tmp_path: Path, folder: Path, fault: str, told: str
) -> None:
    (folder / "model.onnx").write_text(f"input_ids\ntoken_embeddings\n{fault}")
    kumbuka = build(load_config(env(tmp_path, MEMORY_TRANSFORMERS_MODEL=folder)))
    with pytest.raises(EmbeddingFailed, match=f"'tiny-bert' {told}"):
        await kumbuka.services.embeddings.embed(CHOSEN, ["tea"])
    await kumbuka.close()


@pytest.mark.usefixtures("runtime")
@pytest.mark.parametrize(
    ("file", "content", "told"),
    [
        ("model.onnx", None, "names a folder without model.onnx"),
        ("vocab.txt", None, "names a folder without a readable vocab.txt"),
        ("vocab.txt", "<s>\ntea", "lacks [CLS] or [SEP]"),
        ("config.json", None, "names a folder without config.json"),
        ("config.json", "{", "names a folder whose config.json is not readable JSON"),
        ("config.json", "[]", "is not a whole number"),
        ("config.json", "{}", "names a folder whose hidden_size is not a whole number"),
        ("config.json", '{"hidden_size": 99999}', "more than 8192 dimensions"),
        ("sentence_bert_config.json", '{"max_seq_length": 0}', "max_seq_length"),
        ("tokenizer_config.json", '{"do_lower_case": false}', "is not uncased"),
        ("modules.json", '[{"type": "sentence_transformers.models.Dense"}]', "with a layer after"),
        ("1_Pooling/config.json", '{"pooling_mode_max_tokens": true}', "neither the mean nor"),
    ],
)
def test_a_folder_that_is_no_such_model_is_refused_at_start(
    folder: Path, file: str, content: str | None, told: str
) -> None:
    (folder / "1_Pooling").mkdir()
    if content is None:
        (folder / file).unlink()
    else:
        (folder / file).write_text(content)
    found = problem(MEMORY_TRANSFORMERS_MODEL=folder)
    assert found.startswith("MEMORY_TRANSFORMERS_MODEL ") and told in found
    assert str(folder) not in found


def test_a_name_that_is_not_packaged_is_refused_and_nothing_is_downloaded() -> None:
    found = problem(MEMORY_TRANSFORMERS_MODEL="BAAI/bge-small-en-v1.5")
    assert found.endswith("is neither a folder nor all-MiniLM-L6-v2; nothing is downloaded")


@pytest.mark.parametrize("name", ["all-MiniLM-L6-v2", "Xenova/all-MiniLM-L6-v2"])
def test_a_model_without_its_extra_is_refused_at_start(
    monkeypatch: pytest.MonkeyPatch, folder: Path, name: str
) -> None:
    monkeypatch.setattr("kumbuka.adapters.embeddings.own_models.RUNTIME", ("not_installed",))
    for given in (name, folder):
        found = problem(MEMORY_TRANSFORMERS_MODEL=given)
        assert found == "MEMORY_TRANSFORMERS_MODEL needs kumbuka[onnx], which is not installed"


async def test_a_static_model_is_found_by_its_folder_or_by_its_name_in_the_cache(
    tmp_path: Path,
) -> None:
    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "mine").symlink_to(SHIPPED_FOLDER)
    for variables in (
        {"MEMORY_STATIC_MODEL": tmp_path / "models" / "mine"},
        {"MEMORY_STATIC_MODEL": "mine", "MEMORY_STATIC_CACHE_DIR": tmp_path / "models"},
    ):
        kumbuka = build(load_config(env(tmp_path, **variables)))
        assert kumbuka.services.embeddings.signature(Choice()) == "static:mine:256:int8"
        await kumbuka.close()


def test_a_static_model_that_is_not_there_is_refused_at_start(tmp_path: Path) -> None:
    for variables in (
        {"MEMORY_STATIC_MODEL": tmp_path},
        {"MEMORY_STATIC_MODEL": "mine", "MEMORY_STATIC_CACHE_DIR": tmp_path},
    ):
        found = problem(**variables)
        assert found.startswith(f"MEMORY_STATIC_MODEL must be a folder with {STATIC_FILES[0]}")
        assert str(tmp_path) not in found
    assert problem(MEMORY_STATIC_CACHE_DIR=tmp_path / "x") == (
        "MEMORY_STATIC_CACHE_DIR must be a folder"
    )
