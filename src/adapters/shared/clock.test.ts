import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createClock, readClock } from "./clock.ts"

const header = (time: number) => new Date(time).toUTCString()
const start = Date.parse("2026-11-21T10:00:00Z")
const window = 7_200

/**
 * Creates a browser whose clock differs by `off` milliseconds. `call` makes a call with the given latencies, and `pass` advances the
 * server's time.
 */
const browserWith = (off: number) => {
  let time = start
  const clock = createClock(() => time + off)
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return {
    clock,
    pass,
    time: () => time,
    /** Makes a call. `cached` is the age of a response from a cache. */
    call: (up: number, down: number, cached = 0) => {
      const measured = clock.measure()
      pass(up)
      const answered = time
      pass(down)
      measured(header(answered - cached), cached === 0 ? null : String(Math.ceil(cached / 1_000)))
      return answered
    },
    left: (end: number) => Result.getOrThrow(readClock(clock)({ until: new Date(end).toISOString() })).secondsLeft,
  }
}

const off = fc.oneof(fc.integer({ min: -3_000, max: 3_000 }), fc.integer({ min: -1e9, max: 1e9 }))
const latency = fc.integer({ min: 0, max: 3_000 })
const age = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 }))
const calls = fc.array(fc.tuple(latency, latency, fc.integer({ min: 0, max: 5_000 })), { minLength: 1, maxLength: 6 })

describe("a countdown", () => {
  it("shows at most its window and the time that is left", () => {
    fc.assert(
      fc.property(off, calls, age, (difference, made, cached) => {
        const browser = browserWith(difference)
        browser.call(0, 0, cached)
        for (const [up, down, pause] of made) {
          browser.pass(pause)
          const end = browser.call(up, down) + window * 1_000
          expect(browser.left(end)).toBeLessThanOrEqual(window)
          expect(browser.left(end)).toBeLessThanOrEqual(Math.ceil((end - browser.time()) / 1_000))
        }
      }),
    )
  })

  it("never ends early, and ends within the uncertainty of the last call", () => {
    fc.assert(
      fc.property(off, calls, age, (difference, made, cached) => {
        const browser = browserWith(difference)
        browser.call(0, 0, cached)
        for (const [up, down, pause] of made) {
          browser.pass(pause)
          browser.call(up, down)
        }
        const end = browser.time() + 1
        expect(browser.left(end)).toBe(1)
        browser.pass(1 + 999 + made.at(-1)![1])
        expect(browser.left(end)).toBe(0)
      }),
    )
  })

  it("starts at its number of seconds, whatever the server's clock", () => {
    const browser = browserWith(500)
    browser.call(20, 30)
    expect(Result.getOrThrow(readClock(browser.clock)({ until: 7 })).secondsLeft).toBe(7)
  })
})

describe("the clock", () => {
  it("shows the device's time until a response shows that it is wrong", () => {
    const clock = createClock(() => start)
    clock.measure()(header(start))
    expect(clock.now()).toBe(start)
    clock.measure()(header(start + 3_600_000))
    expect(clock.now()).toBe(start + 3_600_000)
    clock.measure()(null)
    clock.measure()("yesterday")
    clock.measure()(header(start + 3_590_000), "30")
    expect(clock.now()).toBe(start + 3_600_000)
  })

  it("notifies its listeners only of changes", () => {
    const clock = createClock(() => start)
    const seen: Array<number> = []
    const end = clock.watch(() => seen.push(clock.now()))
    clock.measure()(header(start))
    clock.measure()(header(start + 60_000))
    clock.measure()(header(start + 60_000))
    end()
    clock.measure()(header(start))
    expect(seen).toEqual([start + 60_000])
  })
})
