import { describe, expect, it } from "vitest"
import {
  orderAssigned,
  orderCompleted,
  orderCreated,
  orderExpired,
  orderIssued,
  orderLike,
  orderOverPaid,
  orderUnderPaid,
} from "#domain/fixtures/order.ts"
import { availableOrderActions, isAcceptable, isRemoved, findMainOrder, settlementMode } from "./order-actions.ts"

const partExpired = orderLike({ state: "UnderPaid", expired: true }, { availableQuantity: "5" })
const tooLittle = orderLike({ state: "UnderPaid" }, { availableQuantity: "1" })

describe("what can be done with an order", () => {
  it.each([
    ["Created", orderCreated, ["continue", "discard"]],
    ["Assigned", orderAssigned, ["continue", "discard"]],
    ["Issued", orderIssued, ["pay", "changeMethod", "hide"]],
    ["UnderPaid", orderUnderPaid, ["pay", "accept", "changeMethod"]],
    ["UnderPaid, no more than the minimum", tooLittle, ["pay", "changeMethod"]],
    ["OverPaid", orderOverPaid, ["complete"]],
    ["Completed", orderCompleted, []],
    ["Expired", orderExpired, ["recreate", "hide"]],
    ["expired, paid in part", partExpired, ["accept", "recreate", "hide"]],
    [
      "Expired, paid in part",
      orderLike({ state: "Expired", expired: true }, { availableQuantity: "5" }),
      ["accept", "recreate", "hide"],
    ],
    ["a state newer than this build", orderLike({ state: "Frozen" }), []],
  ])("%s", (_, order, actions) => expect(availableOrderActions(order)).toEqual(actions))
})

it("says what there is to decide about the money", () => {
  expect(
    [orderOverPaid, orderUnderPaid, partExpired, orderExpired, orderIssued, orderCompleted].map(settlementMode),
  ).toEqual(["over", "under", "expired", "expired", null, null])
})

it("takes a part only when it is above the minimum, not when it equals it", () => {
  expect([isAcceptable(orderUnderPaid), isAcceptable(tooLittle), isAcceptable(orderOverPaid)]).toEqual([
    true,
    false,
    false,
  ])
})

it("keeps an order removed until something comes of it", () => {
  const removed = new Set([orderAssigned.id])
  const partly = orderLike({ state: "UnderPaid", expired: true, receivedAmount: "10" })
  expect([orderCreated, orderAssigned, orderExpired].map((order) => isRemoved(order, removed))).toEqual([
    true,
    true,
    true,
  ])
  expect(
    [orderIssued, orderUnderPaid, partly, orderOverPaid, orderCompleted].filter((order) => isRemoved(order, removed)),
  ).toEqual([])
  expect(isRemoved(orderAssigned, new Set(["another"]))).toBe(false)
})

describe("the main button of a list", () => {
  const numbered = (order: typeof orderIssued, id: string) => ({ ...order, id: id as typeof order.id })
  it.each([
    ["pays, before anything else", [orderExpired, orderCreated, orderOverPaid, orderIssued], "4"],
    ["is that of the first order of several", [orderCompleted, orderUnderPaid, orderIssued], "2"],
    ["completes, before continuing", [orderAssigned, orderOverPaid], "2"],
    ["continues, before ordering once more", [orderExpired, orderAssigned], "2"],
    ["orders once more if nothing else is offered", [orderCompleted, orderExpired], "2"],
    ["is missing if nothing is offered", [orderCompleted], null],
  ])("%s", (_, orders, id) => {
    expect(findMainOrder(orders.map((order, index) => numbered(order, String(index + 1))))).toBe(id)
  })
})
