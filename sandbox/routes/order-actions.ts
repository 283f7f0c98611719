import { createRefusal } from "#sandbox/errors.ts"
import { acceptBonus } from "#sandbox/rules/bonus.ts"
import { lockOrder } from "#sandbox/rules/locked-order.ts"
import { acceptOrder, completeOrder, hideOrder } from "#sandbox/rules/order-actions.ts"
import { bearer, displayQuery, json, orderParams, requiredBody, text } from "#sandbox/schemas/common.ts"
import { emptyForm, order } from "#sandbox/schemas/orders.ts"
import { requireLockedCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { respondWithOrder } from "./respond-with-order.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/orders/{orderId}/accept",
    id: "acceptOrder",
    tag: "orders",
    summary: "Accept what an underpaid order has bought",
    description:
      "Completes the order with the quantity that the payments buy; the rest is credited to the balance. Works for expired orders too.",
    refusals: { 403: ["Forbidden"], 409: ["WrongState", "TooLittlePaid"] },
    security: bearer,
    request: { params: orderParams, query: displayQuery, body: requiredBody(emptyForm) },
    responses: { 200: json(order) },
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      const order = await lockOrder(c.var.tx, c.req.valid("param").orderId, customer)
      const accepted = await acceptOrder(c.var.tx, order, emailContextOf(c))
      return c.json(await respondWithOrder(c, accepted, customer, c.req.valid("query").currencyId), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/complete",
    id: "completeOrder",
    tag: "orders",
    summary: "Complete an overpaid order",
    description:
      "The overpaid amount buys more in whole steps, up to the maximum; the remainder is credited to the balance.",
    refusals: { 403: ["Forbidden"], 409: ["WrongState"] },
    security: bearer,
    request: { params: orderParams, query: displayQuery, body: requiredBody(emptyForm) },
    responses: { 200: json(order) },
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      const order = await lockOrder(c.var.tx, c.req.valid("param").orderId, customer)
      const completed = await completeOrder(c.var.tx, order, emailContextOf(c))
      return c.json(await respondWithOrder(c, completed, customer, c.req.valid("query").currencyId), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/hide",
    id: "hideOrder",
    tag: "orders",
    summary: "Remove an order from the lists",
    description: "For issued orders and expired ones. Reading the order by its id still works. Idempotent.",
    refusals: { 409: ["WrongState"] },
    security: bearer,
    request: { params: orderParams, body: requiredBody(emptyForm) },
    responses: { 204: { description: "Hidden" } },
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      const order = await lockOrder(c.var.tx, c.req.valid("param").orderId, customer)
      await hideOrder(c.var.tx, order, c.var.now)
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/items/{productId}/offers/bonusQuantity",
    id: "acceptBonus",
    tag: "orders",
    summary: "Accept the bonus of an order",
    description:
      "Within 15 minutes of the offer. If the order is completed before the bonus expires, the contract gets that quantity more. Idempotent.",
    refusals: { 409: ["WrongState"] },
    security: bearer,
    request: {
      params: orderParams.extend({ productId: text(64) }),
      query: displayQuery,
      body: requiredBody(emptyForm),
    },
    responses: { 200: json(order) },
    handler: async (c) => {
      const { orderId, productId } = c.req.valid("param")
      const customer = await requireLockedCaller(c)
      const order = await lockOrder(c.var.tx, orderId, customer)
      if (order.product_id !== productId) throw createRefusal(404, "NotFound")
      const accepted = await acceptBonus(c.var.tx, order, c.var.now)
      return c.json(await respondWithOrder(c, accepted, customer, c.req.valid("query").currencyId), 200)
    },
  }),
]
