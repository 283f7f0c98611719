import { BigDecimal } from "effect"
import { expect } from "vitest"

// A BigDecimal caches its normalized form in itself at its first comparison, so tests that share a fixture would find it changed.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    BigDecimal.isBigDecimal(one) && BigDecimal.isBigDecimal(other)
      ? one.value === other.value && one.scale === other.scale
      : undefined,
])
