import { BigDecimal } from "effect"
import { decimal, roundDown, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

/** The last position on the scale, counted from 0. A position determines where the grip is drawn, and is never an amount. */
export const lastPosition = 1000

/** A range counted in whole steps, so that its ends are plain numbers. */
export interface LogScale {
  readonly first: number
  readonly last: number
}

/** Returns how many whole steps an amount contains. */
export const stepsIn = (amount: Decimal, step: Decimal): number =>
  Number(toPlainDecimal(roundDown(BigDecimal.divideUnsafe(amount, step), 0), 0))

export const amountOf = (steps: number, step: Decimal): Decimal => BigDecimal.multiply(step, decimal(String(steps)))

const clamp = (steps: number, { first, last }: LogScale): number => Math.min(Math.max(steps, first), last)
const ratioOf = ({ first, last }: LogScale): number => last / Math.max(1, first)

/** Returns the position of a value. Equal distances on the scale are equal factors. */
export const positionOf = (steps: number, scale: LogScale): number => {
  const span = Math.log(ratioOf(scale))
  const along = Math.log(clamp(steps, scale) / Math.max(1, scale.first))
  return span > 0 ? Math.max(0, Math.round((along / span) * lastPosition)) : 0
}

/** Rounds to two significant digits, because a finger is no more exact than that. */
const rounded = (steps: number): number => {
  const grain = 10 ** Math.max(0, Math.floor(Math.log10(steps / 20)))
  return Math.round(steps / grain) * grain
}

/** Returns the value at a position, in steps. The ends are exact, and values between them are round amounts. */
export const stepsAt = (position: number, scale: LogScale): number => {
  if (position <= 0) return scale.first
  if (position >= lastPosition) return scale.last
  return clamp(rounded(Math.max(1, scale.first) * ratioOf(scale) ** (position / lastPosition)), scale)
}

/**
 * Returns the value after a key press, in steps: one step away, ten steps away, or an end. Returns undefined for a key that moves
 * nothing.
 */
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
  /** The value of a tick at a power of ten, which gets a label. Null for any other tick. */
  readonly value: Decimal | null
}

/** Returns ticks at one to nine times each power of ten inside the range. */
export const listTicks = (min: Decimal, max: Decimal, step: Decimal): ReadonlyArray<Tick> => {
  const scale = { first: stepsIn(min, step), last: stepsIn(max, step) }
  const digits = (value: Decimal) => toPlainDecimal(BigDecimal.multiply(value, decimal("100000000")), 0).length
  const powers = Array.from({ length: digits(max) - digits(min) + 1 }, (_, index) =>
    BigDecimal.make(1n, 9 - digits(min) - index),
  )
  return powers.flatMap((power) =>
    Array.from({ length: 9 }, (_, index) => BigDecimal.multiply(power, decimal(String(index + 1))))
      .filter((value) => BigDecimal.between(value, { minimum: min, maximum: max }))
      .map((value) => ({
        position: positionOf(stepsIn(value, step), scale),
        value: BigDecimal.equals(value, power) ? power : null,
      })),
  )
}
