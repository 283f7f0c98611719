import { BigDecimal } from "effect"
import { decimal, roundDown, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

/** Positions of the needle from end to end; a place on the screen, never an amount. */
export const lastPosition = 1000

/** A range counted in steps, so that its values are numbers. */
export interface LogScale {
  readonly first: number
  readonly last: number
}

/** How many whole steps an amount has. */
export const stepsIn = (amount: Decimal, step: Decimal): number =>
  Number(toPlainDecimal(roundDown(BigDecimal.divideUnsafe(amount, step), 0), 0))

export const amountOf = (steps: number, step: Decimal): Decimal => BigDecimal.multiply(step, decimal(String(steps)))

const clamp = (steps: number, { first, last }: LogScale): number => Math.min(Math.max(steps, first), last)
const ratioOf = ({ first, last }: LogScale): number => last / Math.max(1, first)

/** Equal distances are equal factors. */
export const positionOf = (steps: number, scale: LogScale): number => {
  const span = Math.log(ratioOf(scale))
  const along = Math.log(clamp(steps, scale) / Math.max(1, scale.first))
  return span > 0 ? Math.max(0, Math.round((along / span) * lastPosition)) : 0
}

/** Two round digits are as exact as a finger is. */
const rounded = (steps: number): number => {
  const grain = 10 ** Math.max(0, Math.floor(Math.log10(steps / 20)))
  return Math.round(steps / grain) * grain
}

/** The value at the needle, in steps: the ends exactly, a round amount between them. */
export const stepsAt = (position: number, scale: LogScale): number => {
  if (position <= 0) return scale.first
  if (position >= lastPosition) return scale.last
  return clamp(rounded(Math.max(1, scale.first) * ratioOf(scale) ** (position / lastPosition)), scale)
}

/** The value after a key, in steps: one step away, ten, or an end. Undefined for a key that moves nothing. */
export const stepsAfterKey = (key: string, steps: number, scale: LogScale): number | undefined => {
  const moves: { readonly [key: string]: number } = {
    ArrowRight: steps + 1,
    ArrowUp: steps + 1,
    ArrowLeft: steps - 1,
    ArrowDown: steps - 1,
    PageUp: steps + 10,
    PageDown: steps - 10,
    Home: scale.first,
    End: scale.last,
  }
  const moved = moves[key]
  return moved === undefined ? undefined : clamp(moved, scale)
}

export interface Tick {
  readonly position: number
  /** At a power of ten. */
  readonly value: Decimal | null
}

/** One to nine times each power of ten inside the range. */
export const ticksBetween = (lowest: Decimal, highest: Decimal, step: Decimal): ReadonlyArray<Tick> => {
  const scale = { first: stepsIn(lowest, step), last: stepsIn(highest, step) }
  const digits = (value: Decimal) => toPlainDecimal(BigDecimal.multiply(value, decimal("100000000")), 0).length
  const powers = Array.from({ length: digits(highest) - digits(lowest) + 1 }, (_, index) =>
    BigDecimal.make(1n, 9 - digits(lowest) - index),
  )
  return powers.flatMap((power) =>
    Array.from({ length: 9 }, (_, index) => BigDecimal.multiply(power, decimal(String(index + 1))))
      .filter((value) => BigDecimal.between(value, { minimum: lowest, maximum: highest }))
      .map((value) => ({
        position: positionOf(stepsIn(value, step), scale),
        value: BigDecimal.equals(value, power) ? power : null,
      })),
  )
}
