import { BigDecimal, Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, fromCallback, fromPromise, type AnyActorRef } from "xstate"
import type { Rate } from "#domain/money/rate.ts"
import { callFailed, taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { timing } from "#domain/shared/timing.ts"
import { rates } from "#machines/money/rates.machine.ts"
import type { OptionalDataInput } from "#machines/shared/optional-data.ts"
import { freshness, type Topic } from "#machines/site/freshness.machine.ts"
import { loadFresh, watchRefresh } from "./watch-refresh.ts"

const actors: Array<AnyActorRef> = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
})
afterEach(() => {
  actors.splice(0).forEach((actor) => actor.stop())
  vi.useRealTimers()
})

/** Waits some turns of the event loop, because promises and the lazy Effect runtime need them. */
const flush = async () => {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
}

const rateOf = (load: number): ReadonlyArray<Rate> => [
  { currencyId: "btc", clientCurrencyId: "usd", rate: decimal(String(load)) },
]

const createFreshness = () =>
  createActor(freshness.provide({ actors: { watchProfile: fromCallback(() => undefined) } })).start()

/** Starts a machine with rates that refresh. The number of each load becomes its rate, and the first load is 0. */
const refreshedRates = async (interval: number | null) => {
  const document = Object.assign(new EventTarget(), {
    visibilityState: "visible" as "visible" | "hidden",
    inUse: false,
    querySelector: () => (document.inUse ? {} : null),
  })
  const browser = Object.assign(new EventTarget(), { document, navigator: { onLine: true } })
  const stale = createFreshness()
  const server = {
    loads: 0,
    responds: true,
    /** Responses of loads that start before this promise resolves wait for it. */
    delay: null as Promise<void> | null,
    failure: null as TaggedFailure<string> | CallFailed | null,
    whileLoading: () => undefined as void,
  }
  const load = () =>
    Effect.suspend(() => {
      server.loads += 1
      server.whileLoading()
      const { loads, delay } = server
      if (!server.responds) return Effect.never
      if (delay !== null)
        return Effect.as(
          Effect.promise(() => delay),
          rateOf(loads),
        )
      return server.failure === null ? Effect.succeed(rateOf(loads)) : Effect.fail(server.failure)
    })
  const machine = rates.provide({
    actors: {
      loadData: fromPromise<Result.Result<ReadonlyArray<Rate>>, OptionalDataInput>(async () =>
        Result.succeed(rateOf(0)),
      ),
      watchRefresh: watchRefresh(
        { freshness: stale },
        { interval: () => interval, load, topics: ["balances"] },
        () => browser as unknown as Window,
      ),
    },
  })
  const actor = createActor(machine, { input: { currency: "usd" } }).start()
  actors.push(actor)
  await flush()
  return {
    server,
    document,
    becomesStale: (...topics: ReadonlyArray<Topic>) => stale.send({ type: "stale", topics }),
    /** Advances the time by this many milliseconds and returns the count of loads. */
    after: async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      await flush()
      return server.loads
    },
    /** Simulates a sleeping device, on which the clock runs but timers do not. */
    sleep: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    look: async (visibility: "visible" | "hidden") => {
      document.visibilityState = visibility
      document.dispatchEvent(new Event("visibilitychange"))
      await flush()
      vi.advanceTimersByTime(0)
      await flush()
      return server.loads
    },
    shown: () => BigDecimal.format(actor.getSnapshot().context.data[0]!.rate),
    stop: () => actor.stop(),
  }
}

describe("a visible page", () => {
  it.each([
    ["every minute", timing.refresh],
    ["every 5 s while something is in progress", timing.progressRefresh],
  ])("loads %s", async (_, interval) => {
    const { after, shown } = await refreshedRates(interval)
    expect([await after(interval - 1), shown()]).toEqual([0, "0"])
    expect([await after(1), shown()]).toEqual([1, "1"])
    expect([await after(interval - 1), shown()]).toEqual([1, "1"])
    expect([await after(1), shown()]).toEqual([2, "2"])
  })

  it("keeps its data after a failure, and tries at the next interval", async () => {
    const { after, shown, server } = await refreshedRates(timing.refresh)
    for (const failure of [callFailed("server"), taggedFailure("OrderNotFound")]) {
      server.failure = failure
      await after(timing.refresh)
    }
    expect([server.loads, shown()]).toEqual([2, "0"])
    server.failure = null
    expect([await after(timing.refresh), shown()]).toEqual([3, "3"])
  })

  it("respects Retry-After, and its own interval if that is longer", async () => {
    const { after, server, look } = await refreshedRates(timing.refresh)
    server.failure = callFailed("tooMany", { retryAfter: 120 })
    await after(timing.refresh)
    await look("hidden")
    await look("visible")
    expect(await after(119_999)).toBe(1)
    server.failure = callFailed("tooMany", { retryAfter: 10 })
    expect(await after(1)).toBe(2)
    expect(await after(59_999)).toBe(2)
    expect(await after(1)).toBe(3)
  })

  it("loads nothing while a dialog is open or an action is running, and drops a response that arrives then", async () => {
    const { after, document, server, shown } = await refreshedRates(timing.progressRefresh)
    document.inUse = true
    expect(await after(timing.progressRefresh)).toBe(0)
    document.inUse = false
    server.whileLoading = () => {
      document.inUse = true
    }
    expect([await after(timing.progressRefresh), shown()]).toEqual([1, "0"])
    document.inUse = false
    server.whileLoading = () => undefined
    expect([await after(timing.progressRefresh), shown()]).toEqual([2, "2"])
  })

  it("loads at once when its data has become stale", async () => {
    const { after, becomesStale, shown } = await refreshedRates(timing.refresh)
    becomesStale("history")
    await flush()
    expect(await after(0)).toBe(0)
    becomesStale("history", "balances")
    await flush()
    expect([await after(0), shown()]).toEqual([1, "1"])
    expect(await after(timing.refresh - 1)).toBe(1)
  })

  it("loads stale data even while a dialog is open", async () => {
    const { after, becomesStale, document, shown } = await refreshedRates(timing.refresh)
    document.inUse = true
    becomesStale("balances")
    await flush()
    expect([await after(0), shown()]).toEqual([1, "1"])
    expect(await after(timing.refresh)).toBe(1)
  })

  it("loads nothing after it was closed", async () => {
    const { after, becomesStale, stop } = await refreshedRates(timing.refresh)
    stop()
    becomesStale("balances")
    expect(await after(timing.refresh)).toBe(0)
  })
})

describe("a page without an interval", () => {
  it("loads only stale data, and shows the newest response", async () => {
    const { after, becomesStale, server, shown } = await refreshedRates(null)
    expect(await after(10 * timing.refresh)).toBe(0)
    const late = Promise.withResolvers<void>()
    server.delay = late.promise
    becomesStale("balances")
    expect([await after(0), shown()]).toEqual([1, "0"])
    server.delay = null
    becomesStale("balances")
    expect([await after(0), shown()]).toEqual([2, "2"])
    late.resolve()
    expect([await after(0), shown()]).toEqual([2, "2"])
  })

  it("keeps the shown data if the load fails", async () => {
    const { after, becomesStale, server, shown } = await refreshedRates(null)
    server.failure = callFailed("server")
    becomesStale("balances")
    expect([await after(0), shown()]).toEqual([1, "0"])
  })
})

describe("a first load", () => {
  const loadedAfter = (topics: ReadonlyArray<Topic>) => {
    const stale = createFreshness()
    let loads = 0
    const load = loadFresh({ freshness: stale }, ["balances"], (name: string) =>
      Effect.sync(() => {
        loads += 1
        if (loads === 1) stale.send({ type: "stale", topics })
        return `${name} ${loads}`
      }),
    )
    return Effect.runSync(load("balance"))
  }

  it("is repeated if its data became stale while loading", () => {
    expect(loadedAfter(["currency"])).toBe("balance 1")
    expect(loadedAfter(["currency", "balances"])).toBe("balance 2")
  })
})

describe("a hidden page", () => {
  it("loads nothing until it is visible again, and then at once if the data is older than the interval", async () => {
    const { after, look } = await refreshedRates(timing.refresh)
    await look("hidden")
    expect(await after(10 * timing.refresh)).toBe(0)
    expect(await look("visible")).toBe(1)
  })

  it("waits for the rest of the interval when it is visible again with newer data", async () => {
    const { after, look } = await refreshedRates(timing.refresh)
    await after(20_000)
    await look("hidden")
    await after(30_000)
    expect(await look("visible")).toBe(0)
    expect(await after(9_999)).toBe(0)
    expect(await after(1)).toBe(1)
  })

  it("loads at once when it is visible again, if it was hidden before the response", async () => {
    const { after, look, server, shown } = await refreshedRates(timing.refresh)
    server.responds = false
    expect(await after(timing.refresh)).toBe(1)
    await look("hidden")
    server.responds = true
    expect([await look("visible"), shown()]).toEqual([2, "2"])
  })

  it("loads at once after the device has slept, when no timer ran", async () => {
    const { look, sleep } = await refreshedRates(timing.refresh)
    await look("hidden")
    sleep(8 * 60 * timing.refresh)
    expect(await look("visible")).toBe(1)
  })
})
