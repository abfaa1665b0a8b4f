"""CloudFormation's intrinsic functions, as far as the template uses them.

A value is resolved from the outside in, so that of an `Fn::If` only the chosen branch is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

VARIABLE = re.compile(r"\$\{(!?)([^}]+)\}")
NO_VALUE = object()
"""What `AWS::NoValue` becomes: its key, or its place in a list, goes."""


class UnknownReference(KeyError):
    """A template names a parameter, a resource, a mapping or a function that is not there."""


@dataclass(frozen=True)
class Intrinsics:
    """Resolves values of one template.

    `names` holds what `Ref` gives: parameters, pseudo parameters, and resources by logical id;
    an attribute stands there as `LogicalId.Attribute`. A resource that is in `resources` alone is
    given its own logical id, and an attribute of it `LogicalId.Attribute`.
    """

    names: Mapping[str, Any]
    resources: frozenset[str] = frozenset()
    conditions: Mapping[str, Any] = field(default_factory=dict)
    mappings: Mapping[str, Any] = field(default_factory=dict)

    def resolve(self, value: Any) -> Any:
        """Raises UnknownReference."""
        if isinstance(value, list):
            items = (self.resolve(item) for item in value)
            return [item for item in items if item is not NO_VALUE]
        if not isinstance(value, dict):
            return value
        if len(value) == 1:
            (name, argument), *_ = value.items()
            if name in ("Ref", "Condition") and isinstance(argument, str):
                return self.name(argument) if name == "Ref" else self.holds(argument)
            if name.startswith("Fn::"):
                return self._call(name, argument)
        fields = {key: self.resolve(item) for key, item in value.items()}
        return {key: item for key, item in fields.items() if item is not NO_VALUE}

    def name(self, reference: str) -> Any:
        if reference == "AWS::NoValue":
            return NO_VALUE
        if reference in self.names:
            return self.names[reference]
        if reference.partition(".")[0] in self.resources:
            return reference
        raise UnknownReference(reference)

    def holds(self, condition: str) -> bool:
        if condition not in self.conditions:
            raise UnknownReference(condition)
        return bool(self.resolve(self.conditions[condition]))

    def _call(self, function: str, argument: Any) -> Any:
        if function not in FUNCTIONS:
            raise UnknownReference(function)
        return FUNCTIONS[function](self, argument)

    def _get_att(self, argument: Any) -> Any:
        return self.name(argument if isinstance(argument, str) else ".".join(argument))

    def _sub(self, argument: Any) -> str:
        text, own = (argument, {}) if isinstance(argument, str) else argument

        def value(match: re.Match[str]) -> str:
            literal, name = match.groups()
            if literal:
                return f"${{{name}}}"
            return str(self.resolve(own[name]) if name in own else self.name(name))

        return VARIABLE.sub(value, text)

    def _if(self, argument: list[Any]) -> Any:
        condition, chosen, other = argument
        return self.resolve(chosen if self.holds(condition) else other)

    def _join(self, argument: list[Any]) -> str:
        separator, parts = argument
        return str(separator).join(map(str, self.resolve(parts)))

    def _equals(self, argument: list[Any]) -> bool:
        left, right = map(self.resolve, argument)
        return str(left) == str(right)

    def _not(self, argument: list[Any]) -> bool:
        return not self.resolve(argument[0])

    def _and(self, argument: list[Any]) -> bool:
        return all(map(self.resolve, argument))

    def _or(self, argument: list[Any]) -> bool:
        return any(map(self.resolve, argument))

    def _find_in_map(self, argument: list[Any]) -> Any:
        found: Any = self.mappings
        for key in map(self.resolve, argument):
            if key not in found:
                raise UnknownReference(".".join(map(str, argument)))
            found = found[key]
        return found


FUNCTIONS: dict[str, Callable[[Intrinsics, Any], Any]] = {
    "Fn::GetAtt": Intrinsics._get_att,
    "Fn::Sub": Intrinsics._sub,
    "Fn::If": Intrinsics._if,
    "Fn::Join": Intrinsics._join,
    "Fn::Equals": Intrinsics._equals,
    "Fn::Not": Intrinsics._not,
    "Fn::And": Intrinsics._and,
    "Fn::Or": Intrinsics._or,
    "Fn::FindInMap": Intrinsics._find_in_map,
}


def references(value: Any) -> Iterator[str]:
    """Every name that `Ref`, `Fn::Sub`, `Fn::GetAtt` or `Fn::If` uses in an unresolved value."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _named(key, item)
            yield from references(item)
    elif isinstance(value, list):
        for item in value:
            yield from references(item)


def _named(key: str, item: Any) -> Iterator[str]:
    if key in ("Ref", "Condition") and isinstance(item, str):
        yield item
    elif key == "Fn::Sub":
        text = item if isinstance(item, str) else item[0]
        yield from (name.partition(".")[0] for name in re.findall(r"\$\{([^!}]+)\}", text))
    elif key in ("Fn::GetAtt", "Fn::If", "Fn::FindInMap"):
        yield item.partition(".")[0] if isinstance(item, str) else str(item[0])
