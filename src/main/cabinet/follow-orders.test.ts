import { Effect } from "effect"
import { expect, it } from "vitest"
import { createActor, fromCallback } from "xstate"
import { orderIssued } from "#domain/fixtures/order.ts"
import { shownOrders } from "#domain/fixtures/receipt.ts"
import type { Order } from "#domain/orders/order.ts"
import { freshness, type Topic } from "#machines/site/freshness.machine.ts"
import { followOrders } from "./follow-orders.ts"

const follow = () => {
  const actor = createActor(freshness.provide({ actors: { watchProfile: fromCallback(() => undefined) } })).start()
  const stale: Array<ReadonlyArray<Topic>> = []
  actor.on("stale", ({ topics }) => stale.push(topics))
  const { step, followed } = followOrders({ freshness: actor })
  return (...orders: ReadonlyArray<Order>) => {
    Effect.runSync(followed(() => Effect.succeed(shownOrders(orders.length, orders)))(undefined))
    return [stale.splice(0), step.get()]
  }
}

const rest: ReadonlyArray<Topic> = ["balances", "contracts", "history"]

it("a new state, and another order, make the rest stale after the first load", () => {
  const load = follow()
  const other: Order = { ...orderIssued, id: "2" as Order["id"] }
  expect(load(orderIssued)).toEqual([[], 1])
  expect(load(orderIssued)).toEqual([[], 1])
  expect(load({ ...orderIssued, state: "Completed" })).toEqual([[rest], 2])
  expect(load(other, { ...orderIssued, state: "Completed" })).toEqual([[rest], 2])
  expect(load()).toEqual([[rest], 0])
})
