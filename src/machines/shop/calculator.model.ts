import {
  orderCompleted,
  orderCreated,
  orderIssued,
  buildOrder,
  orderUnderPaid,
  orderWithCode,
} from "#domain/fixtures/order.ts"
import { btcLimited, btcUnlimited, soldOutProduct } from "#domain/fixtures/product.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { quoteByCost, quoteByQuantity, findFieldBeingTyped, type Quote } from "#domain/shop/quote.ts"
import { labelSample, readSampleLabel } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import type { CalculatorContext } from "./calculator.context.ts"
import { calculator } from "./calculator.machine.ts"

const notFound = taggedFailure("OrderNotFound")
const offline = callFailed("offline")

/** Returns the effect of committing the typed text: the figure is refused, kept or moved. */
const verdict = (committed: Quote | null) =>
  committed === null ? "refused" : committed.adjustment === null ? "kept" : "moved"

const describeCommitted = (quote: Quote, hasOrder: boolean, byCost: boolean): string => {
  const label = verdict(byCost ? quoteByCost(quote) : quoteByQuantity(quote))
  if (label === "refused") return byCost ? "no amount" : "no quantity"
  if (hasOrder) return "beside an order"
  if (label === "moved") return "no order, moved inside the bounds or to a step"
  return byCost ? "no order, buys a quantity on sale" : "no order, on sale as it is"
}

/** Returns the table's condition for Continue. */
const describePressed = (quote: Quote, hasOrder: boolean, byCost: boolean): string => {
  const label = verdict(byCost ? quoteByCost(quote) : quoteByQuantity(quote))
  if (label === "refused") return byCost ? "no amount" : "no quantity"
  if (label === "moved") return "moved inside the bounds or to a step"
  return hasOrder ? "beside an order, sold as it is" : "no order, sold as it is"
}

const forSale = "a product on sale"
const editable = "an order that is Created or Assigned"

/**
 * Returns the table's condition for prices that load while the customer types, or null if no field is being typed. A typed field stays in
 * its state.
 */
const loaded = (label: string, quote: Quote | null): string | null => {
  const field = label === forSale && quote !== null ? findFieldBeingTyped(quote) : null
  return field && `${forSale}, and the ${field} is being typed`
}

const orderId = "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b10"
const item = { orderId, itemId: "5a8d6a2e-0b3c-4f61-9d6b-3c1f1f0f7a01" }

export const calculatorModel = defineModel({
  machine: calculator,
  input: { orderId: null, productId: btcLimited.id, code: null, isChangingOrder: true },
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
    "promoCode.choose": [{ type: "promoCode.choose", code: "WELCOME10" }],
    "order.changed": [{ type: "order.changed", order: orderWithCode }],
    "prices.changed": [{ type: "prices.changed", subject: { products: [btcLimited, btcUnlimited], sale: null } }],
  },
  portResults: {
    loadSubject: {
      ok: [
        labelSample(forSale, { products: [btcLimited, btcUnlimited], sale: null }),
        labelSample("the product is Unavailable, coming soon or sold out", {
          products: [soldOutProduct, btcUnlimited],
          sale: null,
        }),
        labelSample("there is no such product, or none on sale", { products: [btcUnlimited], sale: null }),
        labelSample(editable, { order: orderCreated, sale: null }),
        labelSample("an Issued order that the reader came to change", { order: orderIssued, sale: null }),
        labelSample("the order is Issued, UnderPaid or OverPaid", { order: orderUnderPaid, sale: null }),
        labelSample("the order is Completed or Expired", { order: orderCompleted, sale: null }),
      ],
      OrderNotFound: [notFound],
      CodeRequired: [taggedFailure("CodeRequired")],
      CallFailed: [offline],
    },
    loadOrder: {
      ok: [
        labelSample("the server's own value", orderCreated),
        labelSample("it can no longer be changed", orderUnderPaid),
      ],
      OrderNotFound: [notFound],
      CallFailed: [offline],
    },
    patchItem: { ok: [buildOrder({}, { quantity: "12" })], CallFailed: [offline] },
    saveItemInBackground: { ok: [null] },
  },
  feeds: { watchPageLeft: ["page.left"], watchPrices: ["prices.changed"] },
  distinguishBy: ({ order, quote, code }: CalculatorContext) =>
    quote && [
      order !== null,
      code,
      quote.adjustment !== null,
      findFieldBeingTyped(quote),
      verdict(quoteByQuantity(quote)),
      verdict(quoteByCost(quote)),
    ],
  when: ({ order, quote }, event, from) => {
    const { type } = event
    if (type === "xstate.done.actor.loadSubject") return loaded(readSampleLabel(event), quote)
    if (type === "continue.press" && from.endsWith("Leads") && quote)
      return describePressed(quote, order !== null, from === "editing.costLeads")
    if (type === "order.continue" && from === "editing.unconfirmed")
      return order === null ? "no order" : "beside an order"
    if (type === "slider.move") return order === null ? "no order" : "beside an order"
    if (type === "xstate.done.actor.patchItem") return quote?.adjustment ? "the figure was moved before" : ""
    return (type === "field.commit" || type === "page.left") && from.endsWith("Leads") && quote
      ? describeCommitted(quote, order !== null, from === "editing.costLeads")
      : null
  },
  portInputs: {
    loadSubject: [
      { orderId: null, productId: "btc-limited", code: null },
      { orderId: null, productId: "btc-limited", code: "WELCOME10" },
    ],
    // The quantities that are not saved when the customer leaves the page.
    saveItemInBackground: [
      { ...item, quantity: "1" },
      { ...item, quantity: "12" },
      { ...item, quantity: "12.5" },
      { ...item, quantity: "30" },
    ],
    patchItem: [
      { ...item, quantity: "1" },
      { ...item, quantity: "12" },
      { ...item, quantity: "30" },
    ],
    loadOrder: [{ orderId }],
  },
})
