import type { Instant } from "#domain/shared/schema.ts"
import { Result } from "effect"
import type { Changes } from "./follow.ts"
import { createListeners } from "./listeners.ts"

/** The earliest and the latest time that the server's clock can show now, in milliseconds. */
type ClockRange = readonly [earliest: number, latest: number]

/** The current time in milliseconds, by the server's clock if known: a wrong local clock must not end a rate early. */
export interface Clock {
  /** The own clock's time, unless a response has shown that it is wrong. */
  readonly now: () => number
  readonly range: () => ClockRange
  /** Called when a request leaves. Returns a function that records the headers Date and, of a cached response, Age. */
  readonly measure: () => (date: string | null, age?: string | null) => void
  /** Subscribes to the changes of the difference. */
  readonly watch: Changes
}

/** A Date header has whole seconds: the server's clock was up to this much further. */
const resolution = 999

export const createClock = (own: () => number = Date.now): Clock => {
  /** Milliseconds to add to the own clock, at least and at most. */
  let bounds: ClockRange = [0, 0]
  let isMeasured = false
  const { add, call } = createListeners()
  const offset = () => Math.min(Math.max(0, bounds[0]), bounds[1])
  return {
    now: () => own() + offset(),
    range: () => {
      const now = own()
      return [now + bounds[0], now + bounds[1]]
    },
    measure: () => {
      const sent = own()
      return (date, age = null) => {
        const server = date === null ? Number.NaN : Date.parse(date)
        if (Number.isNaN(server)) return
        const before = offset()
        // The server wrote the header before the response came, and after the request left unless a cache has answered.
        const cached = 1_000 * (Number(age) || 0)
        const [least, most] = [server - own(), server + resolution + cached - sent]
        const [from, to] = [Math.max(bounds[0], least), Math.min(bounds[1], most)]
        // Without an overlap one of the clocks was set since.
        bounds = isMeasured && from <= to ? [from, to] : [least, most]
        isMeasured = true
        if (offset() !== before) call()
      }
    },
    watch: add,
  }
}

/** The present instant, for values that do not change while they are shown. */
export const instantNow = ({ now }: Pick<Clock, "now">): Instant => new Date(now()).toISOString()

/**
 * Whole seconds until an instant, by the server's clock if known. Counted from the latest time that this can be, so that a window never
 * shows more than it has; over only when it is over by the earliest time too.
 */
export const readClock =
  (clock: Pick<Clock, "range">) =>
  ({ until }: { readonly until: Instant | number }) => {
    const [earliest, latest] = clock.range()
    const end = typeof until === "number" ? new Date(latest + until * 1_000).toISOString() : until
    const left = Math.ceil((Date.parse(end) - latest) / 1_000)
    return Result.succeed({ secondsLeft: earliest < Date.parse(end) ? Math.max(1, left) : 0, until: end })
  }
