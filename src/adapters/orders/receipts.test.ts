import { Effect, Result } from "effect"
import { expect, it, vi } from "vitest"
import { orderWithReceipt } from "../../domain/fixtures/receipt"
import { taggedFailure } from "../../domain/shared/failure"
import { readIfOffered } from "./receipts"

it.each([
  [true, Result.succeed(orderWithReceipt), 1],
  [false, Result.fail(taggedFailure("OrderNotFound")), 0],
])("reads an order for its receipt only where receipts are offered: %s", async (isOffered, result, calls) => {
  const call = vi.fn(() => Effect.succeed(orderWithReceipt))
  const read = readIfOffered(() => Promise.resolve(isOffered), call)
  expect(await Effect.runPromise(Effect.result(read(null)))).toEqual(result)
  expect(call).toHaveBeenCalledTimes(calls)
})
