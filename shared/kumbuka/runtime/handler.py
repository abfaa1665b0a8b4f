"""From Lambda's `_HANDLER` to the function that is served."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping

from kumbuka.runtime.failures import HandlerUnusable
from kumbuka.runtime.function import AsgiFunction


def function_of(environ: Mapping[str, str]) -> AsgiFunction:
    """Import what `_HANDLER` names, `app.handler` or `folder/app.handler`, from LAMBDA_TASK_ROOT.

    Raises HandlerUnusable, and whatever the module raises when it is imported.
    """
    named = environ.get("_HANDLER", "")
    module_name, _, attribute = named.rpartition(".")
    if not module_name:
        raise HandlerUnusable(f"_HANDLER is {named!r}, not module.attribute")
    _put_first(environ.get("LAMBDA_TASK_ROOT", ""))
    module = importlib.import_module(module_name.replace("/", "."))
    function = getattr(module, attribute, None)
    if not isinstance(function, AsgiFunction):
        raise HandlerUnusable(f"{named} is no AsgiFunction but {type(function).__name__}")
    return function


def _put_first(folder: str) -> None:
    if folder and sys.path[:1] != [folder]:
        sys.path.insert(0, folder)
