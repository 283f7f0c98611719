import { Result } from "effect"
import type { Instant } from "#domain/shared/schema.ts"
import type { Subscribe } from "./follow.ts"
import { createListeners } from "./listeners.ts"

/** The earliest and the latest time that the server's clock can show now, in milliseconds. */
type ClockRange = readonly [earliest: number, latest: number]

/** The current time in milliseconds, by the server's clock if known, because a wrong local clock must not end a rate early. */
export interface Clock {
  /** Returns the time of the local clock, corrected if a response has shown that this clock is wrong. */
  readonly now: () => number
  readonly range: () => ClockRange
  /** Starts a measurement when a request is sent. Returns a function that records the header `Date` and, for a cached response, `Age`. */
  readonly measure: () => (date: string | null, age?: string | null) => void
  /** Subscribes to the changes of the difference between the two clocks. */
  readonly watch: Subscribe
}

/** The maximum rounding error of a `Date` header in milliseconds, because the header has whole seconds. */
const resolution = 999

/** Creates the clock. Each response narrows the range in which the server's clock can differ from the device's clock, which `readDeviceTime` reads. */
export const createClock = (readDeviceTime: () => number = Date.now): Clock => {
  /** The minimum and the maximum number of milliseconds to add to the local clock. */
  let bounds: ClockRange = [0, 0]
  let isMeasured = false
  const { add, call } = createListeners()
  const offset = () => Math.min(Math.max(0, bounds[0]), bounds[1])
  return {
    now: () => readDeviceTime() + offset(),
    range: () => {
      const now = readDeviceTime()
      return [now + bounds[0], now + bounds[1]]
    },
    measure: () => {
      const sent = readDeviceTime()
      return (date, age = null) => {
        const server = date === null ? Number.NaN : Date.parse(date)
        if (Number.isNaN(server)) return
        const before = offset()
        // The server wrote the header before the response arrived, and after the request was sent unless the response came from a cache.
        const cached = 1_000 * (Number(age) || 0)
        const [least, most] = [server - readDeviceTime(), server + resolution + cached - sent]
        const [from, to] = [Math.max(bounds[0], least), Math.min(bounds[1], most)]
        // If the ranges do not overlap, one of the clocks was changed since the last response.
        bounds = isMeasured && from <= to ? [from, to] : [least, most]
        isMeasured = true
        if (offset() !== before) call()
      }
    },
    watch: add,
  }
}

/** Returns the current instant, for values that do not change while they are shown. */
export const getCurrentInstant = ({ now }: Pick<Clock, "now">): Instant => new Date(now()).toISOString()

/**
 * Returns the whole seconds until an instant, by the server's clock if known. A number as `until` means seconds from now. The
 * latest possible server time determines the seconds, so that a countdown never overstates the time left. At least one second is
 * left until the earliest possible server time has reached the instant.
 */
export const readClock =
  (clock: Pick<Clock, "range">) =>
  ({ until }: { readonly until: Instant | number }) => {
    const [earliest, latest] = clock.range()
    const end = typeof until === "number" ? new Date(latest + until * 1_000).toISOString() : until
    const left = Math.ceil((Date.parse(end) - latest) / 1_000)
    return Result.succeed({ secondsLeft: earliest < Date.parse(end) ? Math.max(1, left) : 0, until: end })
  }
