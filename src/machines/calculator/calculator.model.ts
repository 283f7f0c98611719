import { callFailed, named } from "../../domain/failure"
import { orderCompleted, orderCreated, orderIssued, orderLike } from "../../domain/fixtures/order"
import { btcLimited, btcUnlimited, soldOut } from "../../domain/fixtures/product"
import { costLeads, quantityLeads } from "../../domain/reckoning"
import type { Reckoning } from "../../domain/reckoning"
import { model } from "../kit/model"
import { calculator } from "./calculator.machine"
import type { Context } from "./calculator.context"

const notFound = named("OrderNotFound")
const offline = callFailed("offline")

/** What a commit would do. */
const verdict = (committed: Reckoning | null) =>
  committed === null ? "refused" : committed.adjustment === null ? "kept" : "moved"

export const calculatorModel = model({
  machine: calculator,
  input: { orderId: null, productId: btcLimited.id },
  events: {
    "quantity.type": [
      { type: "quantity.type", text: "12" }, { type: "quantity.type", text: "0" }, { type: "quantity.type", text: "" }
    ],
    "cost.type": [
      { type: "cost.type", text: "342" }, { type: "cost.type", text: "342.01" }, { type: "cost.type", text: "" }
    ],
    "slider.move": [{ type: "slider.move", text: "30" }],
    "field.commit": [{ type: "field.commit" }],
    "order.continue": [{ type: "order.continue" }],
    "load.retry": [{ type: "load.retry" }]
  },
  answers: {
    loadSubject: {
      ok: [
        { products: [btcLimited, btcUnlimited] }, { products: [soldOut, btcUnlimited] }, { products: [btcUnlimited] },
        { order: orderCreated }, { order: orderIssued }, { order: orderCompleted }
      ],
      OrderNotFound: [notFound],
      CallFailed: [offline]
    },
    loadOrder: { ok: [orderCreated, orderIssued], OrderNotFound: [notFound], CallFailed: [offline] },
    patchItem: { ok: [orderLike({}, { quantity: "12" })], CallFailed: [offline] }
  },
  feeds: {},
  facts: ({ order, reckoning }: Context) => reckoning && [
    order !== null, reckoning.adjustment !== null,
    verdict(quantityLeads(reckoning)), verdict(costLeads(reckoning))
  ]
})
