"""Embeddings of a small transformer, computed here by onnxruntime.

Needs the extra `kumbuka[onnx]`, which brings the runtime and a model, all-MiniLM-L6-v2. Its
vocabulary is BERT's, whose words the shipped static model lists in the same order, without BERT's
unused places. A model of the deployment's own brings its vocabulary, see `own_models`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from kumbuka.adapters.embeddings.choices import suffix
from kumbuka.adapters.embeddings.own_models import (
    PACKAGE,
    PACKAGED,
    TransformerModel,
    UnusableModel,
    vocabulary,
    weights,
)
from kumbuka.adapters.embeddings.static import SHIPPED_FOLDER
from kumbuka.adapters.embeddings.unit_vectors import UnusableVector, unit_blob
from kumbuka.adapters.embeddings.wordpiece import WordPiece
from kumbuka.errors import EmbeddingFailed

HALF_CHARACTERS = 2_000
"""Of a longer text the first and the last so many are looked at, and the first and last half of
the tokens that the model takes."""
STATES = "last_hidden_state"
START, END = 101, 102
FIRST_WORD, FIRST_WORD_SHIPPED = 999, 5
"""`!` in BERT's vocabulary and in the shipped one; before it stand marks and unused places."""

Encode = Callable[[Sequence[int]], Sequence[float]]
"""Token ids → the model's vector for them."""
Spell = Callable[[str], list[int]]
"""Text → the model's token ids, with the marks around them; empty where no word is known."""


class TransformersEmbedder:
    """Implements `ports.Embedder`. The model is loaded with the first text, once.

    Texts go through the model one by one: its whole numbers are scaled by what else is in the
    batch, so that a text's vector would depend on its neighbours.
    """

    def __init__(
        self,
        load: Callable[[], Encode] | None = None,
        quantization: str = "int8",
        model: TransformerModel = PACKAGED,
    ) -> None:
        self.dimensions = model.dimensions
        self.signature = f"transformers:{model.name}:{model.dimensions}{suffix(quantization)}"
        self._made_of = model
        self._quantization = quantization
        self._load = load or (lambda: _loaded(model))
        self._loading = threading.Lock()
        self._loaded: tuple[Spell, Encode] | None = None

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """One blob a text, in order; None where a text has no known word.

        Raises EmbeddingFailed, in one sentence where the extra is not installed.
        """
        return await asyncio.to_thread(self._blobs, texts)

    def _blobs(self, texts: Sequence[str]) -> list[bytes | None]:
        spell, encode = self._model()
        return [self._blob(spell(text), encode) for text in texts]

    def _blob(self, ids: Sequence[int], encode: Encode) -> bytes | None:
        if not ids:
            return None
        try:
            values = encode(ids)
            if len(values) != self.dimensions:
                raise UnusableVector("gives vectors of another size than it says")
            return unit_blob(values, self._quantization)
        except UnusableVector as error:
            raise EmbeddingFailed(f"the embedding model {self._made_of.name!r} {error}") from error

    def _model(self) -> tuple[Spell, Encode]:
        with self._loading:
            if self._loaded is None:
                self._loaded = _spelling(self._made_of), self._load()
            return self._loaded


def _spelling(model: TransformerModel) -> Spell:
    if model.folder is None:
        tokens = (SHIPPED_FOLDER / "vocab.txt").read_text(encoding="utf-8").rstrip("\n").split("\n")
        start, end, shift = START, END, FIRST_WORD - FIRST_WORD_SHIPPED
    else:
        tokens = _own_vocabulary(model.name, model.folder)
        start, end, shift = tokens.index("[CLS]"), tokens.index("[SEP]"), 0
    words = WordPiece(tokens)

    def spell(text: str) -> list[int]:
        found = [token_id + shift for token_id in _words_of(words, text, model.max_tokens)]
        return [start, *found, end] if found else []

    return spell


def _own_vocabulary(name: str, folder: Path) -> list[str]:
    try:
        return vocabulary(folder)
    except UnusableModel as error:
        raise EmbeddingFailed(f"the embedding model {name!r} {error}") from error


def _words_of(words: WordPiece, text: str, most: int) -> list[int]:
    half = most // 2
    if len(text) > 2 * HALF_CHARACTERS:
        head, tail = words.ids(text[:HALF_CHARACTERS]), words.ids(text[-HALF_CHARACTERS:])
        return head[:half] + tail[-half:]
    found = words.ids(text)
    return found if len(found) <= most else found[:half] + found[-half:]


def _loaded(model: TransformerModel) -> Encode:
    try:
        runtime: Any = import_module("onnxruntime")
        numpy: Any = import_module("numpy")
        packaged: Any = import_module(PACKAGE) if model.folder is None else None
    except ImportError as error:
        raise EmbeddingFailed(
            "the embedding source transformers needs kumbuka[onnx], which is not installed"
        ) from error
    try:
        path = weights(model.folder) if model.folder else packaged.model_path()
        session = _session(runtime, str(path))
        inputs = [each.name for each in session.get_inputs()]
        outputs = [each.name for each in session.get_outputs()]
        output = STATES if STATES in outputs else outputs[0]
    except Exception as error:
        # The runtime's exceptions have no common class.
        raise EmbeddingFailed(f"the embedding model {model.name!r} could not be loaded") from error

    def encode(ids: Sequence[int]) -> Sequence[float]:
        tokens = numpy.array([ids], dtype=numpy.int64)
        known = {
            "input_ids": tokens,
            "attention_mask": numpy.ones_like(tokens),
            "token_type_ids": numpy.zeros_like(tokens),
        }
        try:
            (states,) = session.run([output], {name: known[name] for name in inputs})
            pooled = states[0].mean(axis=0) if model.is_mean else states[0][0]
            vector: list[float] = [float(value) for value in pooled.tolist()]
        except Exception as error:
            raise EmbeddingFailed(
                f"the embedding model {model.name!r} is not a transformer's, token by token"
            ) from error
        return vector

    return encode


def _session(runtime: Any, path: str) -> Any:
    options = runtime.SessionOptions()
    # Threads that wait for work by spinning would take the processor from everything else.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.log_severity_level = 3
    return runtime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
