import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"
import { orderExpired } from "#domain/fixtures/order.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { createOrder } from "#machines/orders/create-order.machine.ts"
import { recreateOrder } from "#machines/orders/recreate-order.machine.ts"

/** A server that reports every id as belonging to another order. */
const refusing = () => {
  const sent: Array<string> = []
  let minted = 0
  return {
    sent,
    actors: {
      mintOrderId: fromPromise<Result.Result<string>, unknown>(() =>
        Promise.resolve(Result.succeed(`id-${(minted += 1)}`)),
      ),
      createOrder: fromPromise<
        Result.Result<never, { readonly _tag: "IdReused"; readonly failure: ReturnType<typeof callFailed> }>,
        { readonly orderId: string }
      >(({ input }) => {
        sent.push(input.orderId)
        if (sent.length > 5) throw new Error("It does not end")
        return Promise.resolve(Result.fail({ _tag: "IdReused", failure: callFailed("refused", { message: "Taken." }) }))
      }),
    },
  }
}

it("an order whose id belongs to another gets one new id, once, and then shows the error", async () => {
  const { sent, actors } = refusing()
  const actor = createActor(createOrder.provide({ actors: actors as never })).start()
  await waitFor(actor, (state) => state.matches("idle"))
  actor.send({ type: "order.create", productId: btcLimited.id, quantity: btcLimited.defaultValue, code: null })
  const { context } = await waitFor(actor, (state) => state.matches("error"))
  expect([sent, context.failure?.message]).toEqual([["id-1", "id-2"], "Taken."])
})

it("so does a recreated order", async () => {
  const { sent, actors } = refusing()
  const actor = createActor(recreateOrder.provide({ actors: actors as never }), {
    input: { order: orderExpired },
  }).start()
  actor.send({ type: "order.recreate" })
  const { context } = await waitFor(actor, (state) => state.matches("error"))
  expect([sent, context.failure?.message]).toEqual([["id-1", "id-2"], "Taken."])
})
