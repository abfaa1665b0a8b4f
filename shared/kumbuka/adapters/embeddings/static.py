"""Static embeddings: a text is the mean of its tokens' rows in a table, made a unit vector.

The model is three files: `vocab.txt`, one token a line in the order of ids; `rows.i8`, one int8
row a token; `scale.f32`, one little-endian float32 a token. A row times its scale is the token's
vector. Only the standard library is needed; numpy helps with batches where it is loaded
already, or is installed and the batch is long.
"""

from __future__ import annotations

import asyncio
import importlib
import math
import mmap
import struct
import sys
import time
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import mul
from pathlib import Path
from typing import Any

from kumbuka.adapters.embeddings.choices import encoder, suffix
from kumbuka.adapters.embeddings.wordpiece import WordPiece
from kumbuka.errors import EmbeddingFailed
from kumbuka.text import vector8

SHIPPED_MODEL = "potion-base-8M"
SHIPPED_FOLDER = Path(__file__).parents[2] / "models" / "potion_base_8m_i8"
MAX_TOKENS = 512
"""Of a longer text the first and the last half of this many tokens count."""
HALF_CHARACTERS = 2_000
"""The first and the last so many characters of a long text are looked at."""
INLINE_CHARACTERS = 400
"""A call with more text than this is worked off in a thread."""
TEXTS_BETWEEN_PAUSES = 16
TEXTS_WORTH_NUMPY = 300

# Rows are added up as one long whole number with a lane of 64 bits a dimension: codes are shifted
# to 0..255 so that no lane is negative, and scales are whole multiples of 2**-40, which every
# float32 above 2**-17 is. One multiplication then weighs a whole row, exactly, and MAX_TOKENS rows
# of the largest scale stay within their lanes.
LANE_BYTES = 8
MAX_SCALE = 64
FRACTION_BITS = 40
SHIFT = 128
SHIFTED = bytes((code + SHIFT) % 256 for code in range(256))


class StaticEmbedder:
    """Implements `ports.Embedder` from a folder of model files; the shipped ones by default.

    `quantization` `none` gives vectors as raw little-endian float32, `int8` as `vector8()` bytes.
    Raises EmbeddingFailed where the folder does not hold a model.
    """

    def __init__(self, folder: Path | None = None, quantization: str = "int8") -> None:
        self._folder = folder or SHIPPED_FOLDER
        self._encode = encoder(quantization)
        self._rows, self._scales = _table(self._folder)
        self.dimensions = len(self._rows) // len(self._scales)
        model = self._folder.name if folder else SHIPPED_MODEL
        self._signature = f"static:{model}:{self.dimensions}{suffix(quantization)}"

    @property
    def signature(self) -> str:
        return self._signature

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """One blob a text, in order; None where a text has no known word."""
        if "_tokenizer" in self.__dict__ and sum(map(len, texts)) <= INLINE_CHARACTERS:
            return self._blobs(texts)
        return await asyncio.to_thread(self._blobs, texts)

    def vectors(self, texts: Sequence[str]) -> list[list[float] | None]:
        """Unit vectors before quantisation; blocks for as long as it takes."""
        numpy = _loaded_numpy()
        return [self._vector(text, numpy) for text in texts]

    def warm(self) -> None:
        """Load what the first text would have to load: the vocabulary."""
        _ = self._tokenizer

    @cached_property
    def _tokenizer(self) -> WordPiece:
        path = self._folder / "vocab.txt"
        try:
            vocabulary = path.read_text(encoding="utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as error:
            raise EmbeddingFailed(f"no vocabulary in {path}") from error
        tokens = vocabulary[: len(self._scales)]
        if len(tokens) < len(self._scales):
            raise EmbeddingFailed(f"{path} has fewer tokens than the model has rows")
        return WordPiece(tokens)

    def _blobs(self, texts: Sequence[str]) -> list[bytes | None]:
        numpy = _numpy_for(len(texts))
        blobs: list[bytes | None] = []
        for done, text in enumerate(texts, start=1):
            vector = self._vector(text, numpy)
            blobs.append(self._blob(vector, numpy) if vector else None)
            if done % TEXTS_BETWEEN_PAUSES == 0:
                time.sleep(0)  # lets the event loop's thread have the interpreter in between
        return blobs

    def _vector(self, text: str, numpy: Any) -> list[float] | None:
        counts = Counter(self._tokens(text))
        if not counts:
            return None
        return _unit(self._sum_of_rows(counts) if numpy is None else self._sum_by(numpy, counts))

    def _blob(self, vector: list[float], numpy: Any) -> bytes:
        is_int8 = self._encode is vector8.encode
        return _vector8_by(numpy, vector) if is_int8 and numpy is not None else self._encode(vector)

    def _tokens(self, text: str) -> list[int]:
        half = MAX_TOKENS // 2
        if len(text) > 2 * HALF_CHARACTERS:
            head = self._tokenizer.ids(text[:HALF_CHARACTERS])
            tail = self._tokenizer.ids(text[-HALF_CHARACTERS:])
            return head[:half] + tail[-half:]
        ids = self._tokenizer.ids(text)
        return ids if len(ids) <= MAX_TOKENS else ids[:half] + ids[-half:]

    def _sum_of_rows(self, counts: Mapping[int, int]) -> list[float]:
        """The rows of these tokens, each times its scale and its count, added up."""
        size = self.dimensions
        lanes = bytearray(size * LANE_BYTES)
        total = total_weight = 0
        for token_id, count in counts.items():
            weight = int(self._scales[token_id] * count * (1 << FRACTION_BITS))
            row = self._rows[token_id * size : (token_id + 1) * size]
            lanes[::LANE_BYTES] = row.translate(SHIFTED)
            total += weight * int.from_bytes(lanes, "little")
            total_weight += weight
        sums = struct.unpack(f"<{size}Q", total.to_bytes(len(lanes), "little"))
        shift, unit = SHIFT * total_weight, 0.5**FRACTION_BITS
        return [(lane - shift) * unit for lane in sums]

    def _sum_by(self, numpy: Any, counts: Mapping[int, int]) -> list[float]:
        """The same in a fifth of the time."""
        ids = list(counts)
        table = numpy.frombuffer(self._rows, numpy.int8).reshape(-1, self.dimensions)
        scales = numpy.array([self._scales[token_id] * counts[token_id] for token_id in ids])
        sums: list[float] = (scales @ table[ids]).tolist()
        return sums


def _numpy_for(texts: int) -> Any:
    """Numpy where it is installed and pays: its import takes as long as 300 texts without it."""
    if texts < TEXTS_WORTH_NUMPY:
        return _loaded_numpy()
    try:
        return importlib.import_module("numpy")
    except ImportError:
        return None


def _loaded_numpy() -> Any:
    """Numpy where something else has loaded it already: for one text it is not worth its import."""
    numpy = sys.modules.get("numpy")
    return numpy if hasattr(numpy, "frombuffer") else None


def _vector8_by(numpy: Any, vector: list[float]) -> bytes:
    """The bytes of `vector8.encode` in a tenth of its time, by the same float32 arithmetic."""
    floats = numpy.array(vector, numpy.float32)
    low = floats.min()
    alpha = (floats.max() - low) / numpy.float32(vector8.STEPS)
    if not alpha:
        return vector8.encode(vector)
    steps = ((floats - low) / alpha).astype(numpy.float64) + 0.5
    codes: bytes = numpy.minimum(steps, vector8.STEPS).astype(numpy.uint8).tobytes()
    return codes + vector8.ending(len(vector), float(alpha), float(low))


def _table(folder: Path) -> tuple[mmap.mmap, array[float]]:
    scales = array("f")
    try:
        scales.frombytes((folder / "scale.f32").read_bytes())
        with (folder / "rows.i8").open("rb") as file:
            rows = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError) as error:
        raise EmbeddingFailed(f"no static model in {folder}") from error
    if sys.byteorder == "big":
        scales.byteswap()
    if not scales or len(rows) % len(scales) or not 0 <= min(scales) <= max(scales) < MAX_SCALE:
        raise EmbeddingFailed(f"the files in {folder} are not of one model")
    return rows, scales


def _unit(values: list[float]) -> list[float] | None:
    length = math.sqrt(sum(map(mul, values, values)))
    return [value / length for value in values] if length else None
