import { callFailed, taggedFailure } from "../../domain/failure"
import {
  orderCompleted,
  orderCreated,
  orderIssued,
  orderLike,
  orderUnderPaid,
  orderWithCode,
} from "../../domain/fixtures/order"
import { btcLimited, btcUnlimited, soldOutProduct } from "../../domain/fixtures/product"
import { quoteByCost, quoteByQuantity, fieldBeingTyped } from "../../domain/quote"
import type { Quote } from "../../domain/quote"
import { model } from "../kit/model"
import { when, whenOf } from "../kit/when"
import { calculator } from "./calculator.machine"
import type { Context } from "./calculator.context"

const notFound = taggedFailure("OrderNotFound")
const offline = callFailed("offline")

/** What a commit would do. */
const verdict = (committed: Quote | null) =>
  committed === null ? "refused" : committed.adjustment === null ? "kept" : "moved"

const committed = (reckoning: Quote, hasOrder: boolean, byCost: boolean): string => {
  const said = verdict(byCost ? quoteByCost(reckoning) : quoteByQuantity(reckoning))
  if (said === "refused") return byCost ? "no amount" : "no quantity"
  if (hasOrder) return "beside an order"
  if (said === "moved") return "no order, moved inside the bounds or to a step"
  return byCost ? "no order, buys a quantity on sale" : "no order, on sale as it is"
}

/** What the press on Continue comes to. */
const pressed = (reckoning: Quote, hasOrder: boolean, byCost: boolean): string => {
  const said = verdict(byCost ? quoteByCost(reckoning) : quoteByQuantity(reckoning))
  if (said === "refused") return byCost ? "no amount" : "no quantity"
  if (said === "moved") return "moved inside the bounds or to a step"
  return hasOrder ? "beside an order, sold as it is" : "no order, sold as it is"
}

const forSale = "a product on sale"
const editable = "an order that is Created or Assigned"

/** Prices that come while a field is being typed in leave it so. */
const loaded = (said: string, reckoning: Quote | null): string | null => {
  const field = said === forSale && reckoning !== null ? fieldBeingTyped(reckoning) : null
  return field && `${forSale}, and the ${field} is being typed`
}

export const calculatorModel = model({
  machine: calculator,
  input: { orderId: null, productId: btcLimited.id, code: null, toChange: true },
  events: {
    "quantity.type": [
      { type: "quantity.type", text: "12" },
      { type: "quantity.type", text: "0" },
      { type: "quantity.type", text: "" },
    ],
    "cost.type": [
      { type: "cost.type", text: "342" },
      { type: "cost.type", text: "342.01" },
      { type: "cost.type", text: "" },
    ],
    "slider.move": [{ type: "slider.move", text: "30" }],
    "field.commit": [{ type: "field.commit" }],
    "continue.press": [{ type: "continue.press" }],
    "order.continue": [{ type: "order.continue" }],
    "load.retry": [{ type: "load.retry" }],
    "code.choose": [{ type: "code.choose", code: "WELCOME10" }],
    "discount.ended": [{ type: "discount.ended" }],
    "order.told": [{ type: "order.told", order: orderWithCode }],
    "prices.told": [{ type: "prices.told", subject: { products: [btcLimited, btcUnlimited], sale: null } }],
    "page.left": [{ type: "page.left" }],
  },
  answers: {
    loadSubject: {
      ok: [
        when(forSale, { products: [btcLimited, btcUnlimited], sale: null }),
        when("the product is Unavailable, coming soon or sold out", {
          products: [soldOutProduct, btcUnlimited],
          sale: null,
        }),
        when("there is no such product, or none on sale", { products: [btcUnlimited], sale: null }),
        when(editable, { order: orderCreated, sale: null }),
        when("an Issued order that the reader came to change", { order: orderIssued, sale: null }),
        when("the order is Issued, UnderPaid or OverPaid", { order: orderUnderPaid, sale: null }),
        when("the order is Completed or Expired", { order: orderCompleted, sale: null }),
      ],
      OrderNotFound: [notFound],
      CodeRequired: [taggedFailure("CodeRequired")],
      CallFailed: [offline],
    },
    loadOrder: {
      ok: [when("the server's own value", orderCreated), when("it can no longer be changed", orderUnderPaid)],
      OrderNotFound: [notFound],
      CallFailed: [offline],
    },
    patchItem: { ok: [orderLike({}, { quantity: "12" })], CallFailed: [offline] },
    keepItem: { ok: [null] },
  },
  feeds: { watchLeaving: ["page.left"], watchPrices: ["prices.told"] },
  facts: ({ order, reckoning, code }: Context) =>
    reckoning && [
      order !== null,
      code,
      reckoning.adjustment !== null,
      fieldBeingTyped(reckoning),
      verdict(quoteByQuantity(reckoning)),
      verdict(quoteByCost(reckoning)),
    ],
  when: ({ order, reckoning }, event, from) => {
    const { type } = event
    if (type === "xstate.done.actor.loadSubject") return loaded(whenOf(event), reckoning)
    if (type === "continue.press" && from.endsWith("Leads") && reckoning)
      return pressed(reckoning, order !== null, from === "editing.costLeads")
    if (type === "order.continue" && from === "editing.unconfirmed")
      return order === null ? "no order" : "beside an order"
    if (type === "slider.move") return order === null ? "no order" : "beside an order"
    if (type === "xstate.done.actor.patchItem") return reckoning?.adjustment ? "the figure was moved before" : ""
    return (type === "field.commit" || type === "page.left") && from.endsWith("Leads") && reckoning
      ? committed(reckoning, order !== null, from === "editing.costLeads")
      : null
  },
})
