import { Effect } from "effect"
import { expect, it } from "vitest"
import { withPrefetch } from "./prefetch.ts"

it("a started call is taken once, and only for its own input", async () => {
  const requested: Array<string> = []
  const call = withPrefetch((id: string) => Effect.sync(() => requested.push(id)))
  await Effect.runPromise(call.start("eth"))
  await Effect.runPromise(call.load("btc"))
  await Effect.runPromise(call.load("eth"))
  expect(requested.toSorted()).toEqual(["btc", "eth"])
  await Effect.runPromise(call.load("eth"))
  expect(requested.toSorted()).toEqual(["btc", "eth", "eth"])
})

it("a started call that fails fails where it is taken", async () => {
  const call = withPrefetch((_: string) => Effect.fail("offline"))
  await Effect.runPromise(call.start("eth"))
  expect(await Effect.runPromise(Effect.flip(call.load("eth")))).toBe("offline")
})
