import { Effect, Fiber } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { dedupeCall, withPrefetch } from "./dedupe-call.ts"

afterEach(() => {
  vi.useRealTimers()
})

const counted = () => {
  const calls: Array<string> = []
  const share = dedupeCall(({ coin }: { readonly coin: string }) =>
    Effect.flatMap(
      Effect.sync(() => calls.push(coin)),
      (count) => Effect.as(Effect.yieldNow, `${coin} ${count}`),
    ),
  )
  return { calls, share, run: (coin: string) => Effect.runPromise(share({ coin })) }
}

it("makes one call for simultaneous callers with the same input, and another for another input", async () => {
  const { calls, run } = counted()
  expect(await Promise.all([run("btc"), run("eth"), run("btc")])).toEqual(["btc 1", "eth 2", "btc 1"])
  expect(calls).toEqual(["btc", "eth"])
})

it("calls again a second after a success", async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  const { calls, run } = counted()
  await run("btc")
  vi.advanceTimersByTime(999)
  expect(await run("btc")).toBe("btc 1")
  vi.advanceTimersByTime(1)
  expect(await run("btc")).toBe("btc 2")
  expect(calls).toEqual(["btc", "btc"])
})

it("calls again at once after a failure", async () => {
  const calls: Array<string> = []
  const share = dedupeCall((coin: string) => Effect.suspend(() => Effect.fail(`offline ${calls.push(coin)}`)))
  const run = () => Effect.runPromise(Effect.flip(share("btc")))
  expect(await Promise.all([run(), run()])).toEqual(["offline 1", "offline 1"])
  expect(await run()).toBe("offline 2")
})

it("continues the call after its first caller has left", async () => {
  const { calls, run, share } = counted()
  await Effect.runPromise(
    Effect.flatMap(Effect.forkChild(share({ coin: "btc" }), { startImmediately: true }), Fiber.interrupt),
  )
  expect(await run("btc")).toBe("btc 1")
  expect(calls).toEqual(["btc"])
})

it("returns a prefetched call once, and only for its own input", async () => {
  const requested: Array<string> = []
  const call = withPrefetch((id: string) => Effect.sync(() => requested.push(id)))
  await Effect.runPromise(call.start("eth"))
  await Effect.runPromise(call.load("btc"))
  await Effect.runPromise(call.load("eth"))
  expect(requested.toSorted()).toEqual(["btc", "eth"])
  await Effect.runPromise(call.load("eth"))
  expect(requested.toSorted()).toEqual(["btc", "eth", "eth"])
})

it("reports the failure of a prefetched call to its caller", async () => {
  const call = withPrefetch((_: string) => Effect.fail("offline"))
  await Effect.runPromise(call.start("eth"))
  expect(await Effect.runPromise(Effect.flip(call.load("eth")))).toBe("offline")
})
