import { describe, expect, it } from "vitest"
import {
  orderAssigned,
  orderCompleted,
  orderCreated,
  orderExpired,
  orderIssued,
  buildOrder,
  orderOverPaid,
  orderUnderPaid,
} from "#domain/fixtures/order.ts"
import { listOrderActions, isAcceptable, isRemoved, findMainOrder, deriveSettlementMode } from "./order-actions.ts"

const partExpired = buildOrder({ state: "UnderPaid", expired: true }, { availableQuantity: "5" })
const tooLittle = buildOrder({ state: "UnderPaid" }, { availableQuantity: "1" })

describe("the actions of an order", () => {
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
      buildOrder({ state: "Expired", expired: true }, { availableQuantity: "5" }),
      ["accept", "recreate", "hide"],
    ],
    ["a state newer than this build", buildOrder({ state: "Frozen" }), []],
  ])("%s", (_, order, actions) => expect(listOrderActions(order)).toEqual(actions))
})

it("an overpaid, underpaid or expired order needs a decision about its money", () => {
  expect(
    [orderOverPaid, orderUnderPaid, partExpired, orderExpired, orderIssued, orderCompleted].map(deriveSettlementMode),
  ).toEqual(["overpaid", "underpaid", "expired", "expired", null, null])
})

it("a part is accepted only if it is above the minimum", () => {
  expect([isAcceptable(orderUnderPaid), isAcceptable(tooLittle), isAcceptable(orderOverPaid)]).toEqual([
    true,
    false,
    false,
  ])
})

it("an order stays removed until money or a later state is recorded", () => {
  const removed = new Set([orderAssigned.id])
  const partly = buildOrder({ state: "UnderPaid", expired: true, receivedAmount: "10" })
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

describe("the main button in a list of orders", () => {
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
