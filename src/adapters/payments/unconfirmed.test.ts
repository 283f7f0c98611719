import { Effect } from "effect"
import { expect, it } from "vitest"
import { confirmingOrder } from "#domain/fixtures/payment.ts"
import { readUnconfirmedIf } from "./unconfirmed.ts"

it.each([
  [true, confirmingOrder()],
  [false, { ...confirmingOrder(), unconfirmed: [] }],
])("reads unconfirmed transactions only where they are offered: %s", async (isOffered, order) => {
  const read = readUnconfirmedIf(
    () => isOffered,
    () => Effect.succeed(confirmingOrder()),
  )
  expect(await Effect.runPromise(read(null))).toEqual(order)
})
