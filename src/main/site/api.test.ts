import { Effect, Result } from "effect"
import { expect, it, vi } from "vitest"
import { taggedFailure } from "#domain/shared/failure.ts"
import { whenOffered } from "#main/site/api.ts"

it.each([
  [true, Result.succeed("answer"), 1],
  [false, Result.fail(taggedFailure("OrderNotFound")), 0],
])("calls an extension only where it is offered: %s", async (isOffered, result, calls) => {
  const call = vi.fn(() => Effect.succeed("answer"))
  const ask = whenOffered(() => Promise.resolve(isOffered), call, taggedFailure("OrderNotFound"))
  expect(await Effect.runPromise(Effect.result(ask(null)))).toEqual(result)
  expect(call).toHaveBeenCalledTimes(calls)
})
