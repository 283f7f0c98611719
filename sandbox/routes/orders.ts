import { z } from "@hono/zod-openapi"
import { refusal } from "#sandbox/errors.ts"
import { createOrder } from "#sandbox/rules/create-order.ts"
import { currentInvoice } from "#sandbox/rules/invoices.ts"
import { lockOrder, readOrder } from "#sandbox/rules/locked-order.ts"
import * as rules from "#sandbox/rules/orders.ts"
import { isAnythingDue } from "#sandbox/rules/read-order.ts"
import { displayQuery, json, optionalBearer, orderParams, required } from "#sandbox/schemas/common.ts"
import { codeForm, itemForm, order, orderForm } from "#sandbox/schemas/orders.ts"
import { caller, displayFor, optionalLockedCaller } from "./call.ts"
import { operation } from "./operation.ts"
import { respondWithOrder, responseView } from "./order-response.ts"

export const operations = [
  operation({
    method: "post",
    path: "/orders",
    id: "createOrder",
    tag: "orders",
    summary: "Create an order under an id of the caller's",
    description:
      "The id is a UUID of the caller's: the same id and body again answer with the same order, so that a lost answer does no harm. An order of a signed-in caller is theirs at once; without a session it belongs to nobody until it is assigned.",
    refuses: {
      400: [
        "QuantityBelowMinimum",
        "QuantityAboveMaximum",
        "QuantityOffStep",
        "ProductUnavailable",
        "InvalidCode",
        "CodeLimitExceeded",
        "OwnCode",
      ],
      409: ["IdReused"],
    },
    security: optionalBearer,
    request: { body: required(orderForm), query: displayQuery },
    responses: { 200: json(order, "The first answer again"), 201: json(order) },
    handler: async (c) => {
      const user = await optionalLockedCaller(c)
      const created = await createOrder(c.var.tx, c.req.valid("json"), user, {
        seed: c.var.sandbox.seed,
        now: c.var.now,
      })
      const view = await respondWithOrder(c, created.order, user, c.req.valid("query").currencyId)
      return created.created ? c.json(view, 201) : c.json(view, 200)
    },
  }),

  operation({
    method: "get",
    path: "/orders/{orderId}",
    id: "readOrder",
    tag: "orders",
    summary: "Read an order",
    description: "The customer's own order, or one that has no owner yet. An order of another customer is not found.",
    security: optionalBearer,
    request: { params: orderParams, query: displayQuery },
    responses: { 200: json(order) },
    handler: async (c) => {
      const user = (await caller(c))?.user ?? null
      const { tx, now } = c.var
      const { orderId } = c.req.valid("param")
      const currencyId = c.req.valid("query").currencyId
      const order = await readOrder(tx, orderId, user)
      const invoice = await currentInvoice(tx, order)
      if (!isAnythingDue(order, invoice, now))
        return c.json(await responseView(c, order, invoice, displayFor(c, currencyId, user)), 200)
      const customer = await optionalLockedCaller(c)
      return c.json(await respondWithOrder(c, await lockOrder(tx, orderId, customer), customer, currencyId), 200)
    },
  }),

  operation({
    method: "patch",
    path: "/orders/{orderId}",
    id: "changeCode",
    tag: "orders",
    summary: "Apply a promo code, or clear it",
    description: "An empty code clears it. Possible until the order is paid or expired.",
    refuses: { 400: ["InvalidCode", "CodeLimitExceeded", "OwnCode"], 409: ["WrongState"] },
    security: optionalBearer,
    request: { params: orderParams, query: displayQuery, body: required(codeForm) },
    responses: { 200: json(order) },
    handler: async (c) => {
      const { tx, now } = c.var
      const user = await optionalLockedCaller(c)
      const order = await rules.lockOpenOrder(tx, c.req.valid("param").orderId, user, now)
      const changed = await rules.changeCode(tx, order, c.req.valid("json").code, user, now)
      return c.json(await respondWithOrder(c, changed, user, c.req.valid("query").currencyId), 200)
    },
  }),

  operation({
    method: "patch",
    path: "/orders/{orderId}/items/{itemId}",
    id: "changeQuantity",
    tag: "orders",
    summary: "Change the quantity or the cost",
    description: "Exactly one of `quantity` and `cost`; the other is calculated from it. Cancels an accepted bonus.",
    refuses: { 400: ["QuantityBelowMinimum", "QuantityAboveMaximum", "QuantityOffStep"], 409: ["WrongState"] },
    security: optionalBearer,
    request: {
      params: orderParams.extend({ itemId: z.uuid() }),
      query: displayQuery,
      body: required(itemForm),
    },
    responses: { 200: json(order) },
    handler: async (c) => {
      const { tx, now } = c.var
      const user = await optionalLockedCaller(c)
      const { orderId, itemId } = c.req.valid("param")
      const currencyId = c.req.valid("query").currencyId
      const order = await rules.lockOpenOrder(tx, orderId, user, now)
      if (order.item_id !== itemId) throw refusal(404, "NotFound")
      const changed = await rules.changeQuantity(tx, order, c.req.valid("json"), displayFor(c, currencyId, user), now)
      return c.json(await respondWithOrder(c, changed, user, currencyId), 200)
    },
  }),
]
