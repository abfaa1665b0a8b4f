"""The shipped model is part of the package, so these tests read it; nothing is written."""

import asyncio
import importlib
import math
import struct
import sys
from pathlib import Path

import pytest
from kumbuka.adapters.embeddings.static import HALF_CHARACTERS, StaticEmbedder
from kumbuka.adapters.embeddings.wordpiece import WordPiece
from kumbuka.errors import EmbeddingFailed
from kumbuka.text import vector8

TEXTS = ["I prefer green tea.", "Where do I live?", "Zanzibar trip in May", "我喜欢喝茶", "c++"]


@pytest.fixture(scope="module")
def embedder():
    return StaticEmbedder()


@pytest.fixture
def words():
    return WordPiece(["[UNK]", "tea", "green", "##s", "##house", "cafe", "'", "茶", "喝", "i"])


def similarity(embedder, left, right):
    a, b = embedder.vectors([left, right])
    return sum(x * y for x, y in zip(a, b, strict=True))


async def test_a_blob_is_a_unit_vector_of_256_dimensions(embedder):
    (blob,) = await embedder.embed(["I prefer green tea."])
    assert vector8.dimensions(blob) == 256
    assert math.hypot(*vector8.decode(blob)) == pytest.approx(1.0, abs=0.01)


def test_the_signature_names_source_model_dimensions_and_quantisation(embedder):
    assert embedder.signature == "static:potion-base-8M:256:int8"
    assert StaticEmbedder(quantization="none").signature == "static:potion-base-8M:256"


async def test_unquantised_blobs_are_little_endian_float32(embedder):
    (blob,) = await StaticEmbedder(quantization="none").embed(TEXTS[:1])
    (vector,) = embedder.vectors(TEXTS[:1])
    assert struct.unpack("<256f", blob) == pytest.approx(vector, abs=1e-7)


def test_a_vector_is_the_weighed_sum_of_its_rows(embedder):
    (vector,) = embedder.vectors(["tea tea green"])
    tea, green = embedder._tokenizer.ids("tea green")
    expected = [
        2 * embedder._scales[tea] * a + embedder._scales[green] * b
        for a, b in zip(row(embedder, tea), row(embedder, green), strict=True)
    ]
    length = math.hypot(*expected)
    assert vector == pytest.approx([value / length for value in expected], abs=1e-12)


def row(embedder, token_id):
    return struct.unpack("256b", embedder._rows[token_id * 256 : (token_id + 1) * 256])


def test_meaning_shows_in_the_similarity(embedder):
    related = similarity(embedder, "I love my dog", "my puppy is adorable")
    assert related > 0.3
    assert related > similarity(embedder, "I love my dog", "quarterly tax report") + 0.2


async def test_a_text_without_a_known_word_has_no_vector(embedder):
    assert await embedder.embed(["", "  \n", "\u0000", "x" * 101]) == [None] * 4


async def test_answers_come_in_the_order_of_the_texts(embedder):
    together = await embedder.embed(TEXTS)
    assert together == [(await embedder.embed([text]))[0] for text in TEXTS]


async def test_case_accents_and_normal_forms_do_not_matter(embedder):
    blobs = await embedder.embed(["Café", "cafe", "CAFE\u0301"])
    assert len(set(blobs)) == 1


def test_numpy_gives_the_same_vectors(embedder):
    importlib.import_module("numpy")
    with_numpy = embedder.vectors(TEXTS)
    without = _without_numpy(embedder.vectors)
    for left, right in zip(with_numpy, without, strict=True):
        assert left == pytest.approx(right, abs=1e-6)


def test_numpy_gives_the_same_bytes(embedder):
    importlib.import_module("numpy")
    assert embedder._blobs(TEXTS) == _without_numpy(embedder._blobs)


def _without_numpy(give):
    loaded = sys.modules.pop("numpy")
    try:
        return give(TEXTS)
    finally:
        sys.modules["numpy"] = loaded


def test_of_a_long_text_the_beginning_and_the_end_count(embedder):
    middle = "green tea " * 10_000
    head, tail = "Zanzibar " * 400, " Lisbon" * 400
    assert embedder.vectors([head + middle + tail]) == embedder.vectors([head + tail])
    assert len(head) > HALF_CHARACTERS
    assert len(embedder._tokens(head + middle + tail)) == 512


async def test_a_large_batch_leaves_the_loop_free(embedder):
    batch = asyncio.create_task(
        embedder.embed([f"{text} {n}" for n in range(200) for text in TEXTS])
    )
    turns = 0
    while not batch.done():
        await asyncio.sleep(0)
        turns += 1
    assert len(await batch) == 1000
    assert turns > 20


async def test_text_without_spaces_costs_no_more_than_its_length(embedder):
    for hostile in ["a", "#", "乌", "[]", "\u0301", "\ud800"]:
        await embedder.embed([hostile * 50_000])


def test_a_folder_without_a_model_is_named():
    with pytest.raises(EmbeddingFailed, match="no static model in /nowhere"):
        StaticEmbedder(folder=Path("/nowhere"))


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("Green teas", [2, 1, 3]),
        ("greenhouse", [2, 4]),
        ("CAFÉ", [5]),
        ("喝茶", [8, 7]),
        ("te\u0000a\u200b\ufffd", [1]),
        ("tea'tea", [1, 6, 1]),
        ("tea\u3000green\u2028tea", [1, 2, 1]),
        ("teapot tea", [1]),
        ("İ", [9]),
        ("tea" * 40, []),
    ],
)
def test_words_become_the_pieces_of_the_vocabulary(words, text, ids):
    assert words.ids(text) == ids
