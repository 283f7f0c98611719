import { Effect } from "effect"
import { expect, it } from "vitest"
import { orderIssued } from "../../domain/fixtures/order"
import { shownOrders } from "../../domain/fixtures/order-list"
import type { Order } from "../../domain/orders/order"
import { followOrders } from "./follow-orders"

const follow = () => {
  const { step, changes, followed } = followOrders()
  return (...orders: ReadonlyArray<Order>) => {
    Effect.runSync(followed(() => Effect.succeed(shownOrders(orders.length, orders)))(undefined))
    return [changes.get(), step.get()]
  }
}

it("counts a new state, and another order, after the first load", () => {
  const load = follow()
  const other: Order = { ...orderIssued, id: "2" as Order["id"] }
  expect(load(orderIssued)).toEqual([0, 1])
  expect(load(orderIssued)).toEqual([0, 1])
  expect(load({ ...orderIssued, state: "Completed" })).toEqual([1, 2])
  expect(load(other, { ...orderIssued, state: "Completed" })).toEqual([2, 2])
  expect(load()).toEqual([3, 0])
})
