import { BigDecimal } from "effect"
import { decimal, type Decimal } from "./money.ts"

export const powerUnits = ["mh", "gh", "th", "ph", "eth2"] as const

/** A unit of power, and the time over which it counts. */
export interface PowerUnit {
  readonly power: (typeof powerUnits)[number]
  readonly per: "second" | "day"
}

const written = /^(mh|gh|th|ph|eth2)(?:\W?(?:p|per)?\W?(s|sec|second|d|day))?$/

/** The size of each unit in the smallest one. Null for a stake, which has no hashes. */
const sizes: { readonly [Power in PowerUnit["power"]]: Decimal | null } = {
  mh: decimal("1"),
  gh: decimal("1000"),
  th: decimal("1000000"),
  ph: decimal("1000000000"),
  eth2: null,
}

const hashesOfSmallest = decimal("1000000")

export const hashesOf = ({ power }: PowerUnit): Decimal | null => {
  const size = sizes[power]
  return size === null ? null : BigDecimal.multiply(size, hashesOfSmallest)
}

/** Returns the factor from one unit to the other. Returns 1 if the units cannot be compared. */
export const unitRatio = (text: string, other: string): Decimal => {
  const [from, to] = [parsePowerUnit(text), parsePowerUnit(other)].map((unit) =>
    unit === null ? null : sizes[unit.power],
  )
  return from && to ? BigDecimal.divideUnsafe(from, to) : decimal("1")
}

/** Parses "Th", "Th/s" and "Gh/day" in any spelling. */
export const parsePowerUnit = (text: string): PowerUnit | null => {
  const [, name, time = "s"] = written.exec(text.trim().toLowerCase()) ?? []
  const power = powerUnits.find((known) => known === name)
  return power === undefined ? null : { power, per: time.startsWith("d") ? "day" : "second" }
}
