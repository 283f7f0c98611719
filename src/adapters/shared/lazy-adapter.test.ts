import { Effect, Result } from "effect"
import { expect, it, vi } from "vitest"
import { lazyAdapter } from "./lazy-adapter"

const runnerFetched = vi.hoisted(() => vi.fn())
vi.mock("./run", (original) => {
  runnerFetched()
  return original()
})

it("loads the Effect runtime after the adapter, which may wait for hydration", async () => {
  const adapter = Promise.withResolvers<(input: number) => Effect.Effect<number>>()
  const next = lazyAdapter(new Promise(() => {}), () => adapter.promise)
  const answer = next(1)
  await vi.dynamicImportSettled()
  expect(runnerFetched).not.toHaveBeenCalled()
  adapter.resolve((input) => Effect.succeed(input + 1))
  expect(await answer).toEqual(Result.succeed(2))
  expect(runnerFetched).toHaveBeenCalledOnce()
})
