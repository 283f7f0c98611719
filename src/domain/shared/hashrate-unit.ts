import { BigDecimal } from "effect"
import { decimal, type Decimal } from "./money.ts"

export const hashrateUnits = ["mh", "gh", "th", "ph", "eth2"] as const

/** A unit of power, and the time over which it counts. */
export interface HashrateUnit {
  readonly name: (typeof hashrateUnits)[number]
  readonly per: "second" | "day"
}

/** The spellings of a unit of power. */
const unitPattern = /^(mh|gh|th|ph|eth2)(?:\W?(?:p|per)?\W?(s|sec|second|d|day))?$/

/** The size of each unit in megahashes. Null for a stake, which has no hashes. */
const sizes: { readonly [Power in HashrateUnit["name"]]: Decimal | null } = {
  mh: decimal("1"),
  gh: decimal("1000"),
  th: decimal("1000000"),
  ph: decimal("1000000000"),
  eth2: null,
}

const hashesOfSmallest = decimal("1000000")

/** Returns the number of hashes in a unit, or null for a stake. */
export const hashesOf = ({ name }: HashrateUnit): Decimal | null => {
  const size = sizes[name]
  return size === null ? null : BigDecimal.multiply(size, hashesOfSmallest)
}

/** Returns the factor from one unit to the other, which is 1 for units that cannot be compared. */
export const calculateUnitRatio = (text: string, other: string): Decimal => {
  const [from, to] = [parseHashrateUnit(text), parseHashrateUnit(other)].map((unit) =>
    unit === null ? null : sizes[unit.name],
  )
  return from && to ? BigDecimal.divideUnsafe(from, to) : decimal("1")
}

/**
 * Parses a unit such as "Th", "Th/s" or "Gh/day" in any spelling. Without a time, the power is per second. Returns null for an unknown
 * unit.
 */
export const parseHashrateUnit = (text: string): HashrateUnit | null => {
  const [, name, time = "s"] = unitPattern.exec(text.trim().toLowerCase()) ?? []
  const power = hashrateUnits.find((known) => known === name)
  return power === undefined ? null : { name: power, per: time.startsWith("d") ? "day" : "second" }
}
