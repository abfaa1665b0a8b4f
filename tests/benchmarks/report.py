"""Figures as lines for programs on standard output, and as a table for people on the other."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Figure:
    bench: str
    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def is_met(self) -> bool | None:
        if self.at_most is None and self.at_least is None:
            return None
        too_high = self.at_most is not None and self.value > self.at_most
        too_low = self.at_least is not None and self.value < self.at_least
        return not (too_high or too_low)

    @property
    def target(self) -> str:
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"


@dataclass
class Report:
    figures: list[Figure] = field(default_factory=list)

    def add(self, figure: Figure) -> None:
        """Printed at once, so that a run that is cut short leaves what it measured."""
        self.figures.append(figure)
        line = {
            "bench": figure.bench,
            "name": figure.name,
            "value": round(figure.value, 4),
            "unit": figure.unit,
        }
        print(json.dumps(line), flush=True)

    def print_table(self) -> None:
        verdicts = {None: "", True: "met", False: "MISSED"}
        for figure in self.figures:
            print(
                f"{figure.bench:<11}{figure.name:<36}{figure.value:>11.3f} {figure.unit:<9}"
                f"{figure.target:>8}  {verdicts[figure.is_met]}",
                file=sys.stderr,
            )


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
