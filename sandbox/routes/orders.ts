import { z } from "@hono/zod-openapi"
import { createRefusal } from "#sandbox/errors.ts"
import { createOrder } from "#sandbox/rules/create-order.ts"
import { findCurrentInvoice } from "#sandbox/rules/invoices.ts"
import { lockOrder, readOrder } from "#sandbox/rules/locked-order.ts"
import * as rules from "#sandbox/rules/orders.ts"
import { isAnythingDue } from "#sandbox/rules/read-order.ts"
import { displayQuery, json, optionalBearer, orderParams, requiredBody } from "#sandbox/schemas/common.ts"
import { codeForm, itemForm, order, orderForm } from "#sandbox/schemas/orders.ts"
import { readCaller, chooseDisplayCurrency, lockOptionalCaller } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { respondWithOrder, loadStoredOrderResponse } from "./respond-with-order.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/orders",
    id: "createOrder",
    tag: "orders",
    summary: "Create an order under an id of the caller's",
    description:
      "The id is a UUID of the caller's: the same id and body again answer with the same order, so that a lost answer does no harm. An order of a signed-in caller is theirs at once; without a session it belongs to nobody until it is assigned.",
    refusals: {
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
    request: { body: requiredBody(orderForm), query: displayQuery },
    responses: { 200: json(order, "The first answer again"), 201: json(order) },
    handler: async (c) => {
      const customer = await lockOptionalCaller(c)
      const created = await createOrder(c.var.tx, c.req.valid("json"), customer, {
        seed: c.var.sandbox.seed,
        now: c.var.now,
      })
      const response = await respondWithOrder(c, created.order, customer, c.req.valid("query").currencyId)
      return created.created ? c.json(response, 201) : c.json(response, 200)
    },
  }),

  defineOperation({
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
      const customer = (await readCaller(c))?.customer ?? null
      const { tx, now } = c.var
      const { orderId } = c.req.valid("param")
      const currencyId = c.req.valid("query").currencyId
      const order = await readOrder(tx, orderId, customer)
      const invoice = await findCurrentInvoice(tx, order)
      if (!isAnythingDue(order, invoice, now))
        return c.json(
          await loadStoredOrderResponse(c, order, invoice, chooseDisplayCurrency(c, currencyId, customer)),
          200,
        )
      const lockedCustomer = await lockOptionalCaller(c)
      return c.json(
        await respondWithOrder(c, await lockOrder(tx, orderId, lockedCustomer), lockedCustomer, currencyId),
        200,
      )
    },
  }),

  defineOperation({
    method: "patch",
    path: "/orders/{orderId}",
    id: "changeCode",
    tag: "orders",
    summary: "Apply a promo code, or clear it",
    description: "An empty code clears it. Possible until the order is paid or expired.",
    refusals: { 400: ["InvalidCode", "CodeLimitExceeded", "OwnCode"], 409: ["WrongState"] },
    security: optionalBearer,
    request: { params: orderParams, query: displayQuery, body: requiredBody(codeForm) },
    responses: { 200: json(order) },
    handler: async (c) => {
      const { tx, now } = c.var
      const customer = await lockOptionalCaller(c)
      const order = await rules.lockOpenOrder(tx, c.req.valid("param").orderId, customer, now)
      const changed = await rules.changeOrderCode(tx, order, c.req.valid("json").code, customer, now)
      return c.json(await respondWithOrder(c, changed, customer, c.req.valid("query").currencyId), 200)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/orders/{orderId}/items/{itemId}",
    id: "changeQuantity",
    tag: "orders",
    summary: "Change the quantity or the cost",
    description: "Exactly one of `quantity` and `cost`; the other is calculated from it. Cancels an accepted bonus.",
    refusals: { 400: ["QuantityBelowMinimum", "QuantityAboveMaximum", "QuantityOffStep"], 409: ["WrongState"] },
    security: optionalBearer,
    request: {
      params: orderParams.extend({ itemId: z.uuid() }),
      query: displayQuery,
      body: requiredBody(itemForm),
    },
    responses: { 200: json(order) },
    handler: async (c) => {
      const { tx, now } = c.var
      const customer = await lockOptionalCaller(c)
      const { orderId, itemId } = c.req.valid("param")
      const currencyId = c.req.valid("query").currencyId
      const order = await rules.lockOpenOrder(tx, orderId, customer, now)
      if (order.item_id !== itemId) throw createRefusal(404, "NotFound")
      const changed = await rules.changeQuantity(
        tx,
        order,
        c.req.valid("json"),
        chooseDisplayCurrency(c, currencyId, customer),
        now,
      )
      return c.json(await respondWithOrder(c, changed, customer, currencyId), 200)
    },
  }),
]
