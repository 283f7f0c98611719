import { z } from "@hono/zod-openapi"
import { sql } from "kysely"
import { createRefusal } from "#sandbox/errors.ts"
import { requireOwnEmail } from "#sandbox/rules/identity.ts"
import { toInvoiceResponse } from "#sandbox/rules/invoice-response.ts"
import { createInvoiceForOrder, requireIdentity } from "#sandbox/rules/invoices.ts"
import { lockOrder } from "#sandbox/rules/locked-order.ts"
import { listPaymentMethods } from "#sandbox/rules/methods.ts"
import { loadOrderResponses } from "#sandbox/rules/order-response.ts"
import { assignOrder } from "#sandbox/rules/orders.ts"
import { requireRealCustomer } from "#sandbox/rules/require-real-customer.ts"
import { bearer, displayQuery, json, orderParams, requiredBody } from "#sandbox/schemas/common.ts"
import { invoice } from "#sandbox/schemas/order-payments.ts"
import * as schemas from "#sandbox/schemas/orders.ts"
import { paymentMethod } from "#sandbox/schemas/shop.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import { chooseDisplayCurrency, requireLockedCaller, originOf, requireCaller } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { respondWithOrder } from "./respond-with-order.ts"

/**
 * Returns true if the customer may pay by voucher. Vouchers are sold in South Africa only, so the account must have its currency or
 * country.
 */
const hasVouchers = ({ currency_id, country }: Customer): boolean => currency_id === "zar" || country === "ZA"

export const operations = [
  defineOperation({
    method: "post",
    path: "/orders/{orderId}/assign",
    id: "assignOrder",
    tag: "orders",
    summary: "Assign an order to the customer",
    description:
      "Names the profile's address. From then on the order can be paid, for 24 hours. An order that is assigned to the address already is answered the same.",
    refusals: {
      400: ["InvalidCode", "CodeLimitExceeded", "OwnCode"],
      403: ["Forbidden"],
      409: ["WrongState", "OrderLinked", "EmailRegistered"],
    },
    security: bearer,
    request: { params: orderParams, query: displayQuery, body: requiredBody(schemas.assignForm) },
    responses: { 200: json(schemas.order) },
    handler: async (c) => {
      const { tx, now } = c.var
      const customer = await requireLockedCaller(c)
      requireRealCustomer(customer)
      const order = await lockOrder(tx, c.req.valid("param").orderId, customer)
      const { email } = c.req.valid("json")
      await requireOwnEmail(tx, order, email, customer)
      const assigned = await assignOrder(tx, order, email, customer, now)
      return c.json(await respondWithOrder(c, assigned, customer, c.req.valid("query").currencyId), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/paymenttypecurrencies",
    id: "listMethods",
    tag: "payments",
    summary: "List the payment methods of an order",
    description:
      "Each way to pay with its amount, its limits, and whether the amount is within them. Nothing is changed.",
    security: bearer,
    request: { params: orderParams, body: requiredBody(schemas.emptyForm) },
    responses: { 200: json(z.array(paymentMethod)) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await requireLockedCaller(c)
      const order = await lockOrder(tx, c.req.valid("param").orderId, customer)
      return c.json(listPaymentMethods(order, sandbox.seed, now, hasVouchers(customer)), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/invoices",
    id: "createInvoice",
    tag: "payments",
    summary: "Create an invoice, or return the open one of the same kind",
    description:
      "A crypto invoice freezes the rate for 2 hours, a transfer is valid for 5 banking days. Cards and transfers need a name and a country.",
    refusals: {
      400: ["BelowMinimum", "AboveMaximum", "MethodUnavailable", "NotIdentified"],
      403: ["Forbidden"],
      409: ["WrongState"],
    },
    security: bearer,
    request: { params: orderParams, body: requiredBody(schemas.invoiceForm) },
    responses: { 200: json(invoice, "The open one"), 201: json(invoice) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await requireLockedCaller(c)
      requireRealCustomer(customer)
      const order = await lockOrder(tx, c.req.valid("param").orderId, customer)
      const { paymentType, currencyId } = c.req.valid("json")
      if (currencyId === "eth2") throw createRefusal(400, "MethodUnavailable", { field: "currencyId" })
      requireIdentity(customer, paymentType)
      const options = { seed: sandbox.seed, origin: originOf(c), now }
      const { created, invoice } = await createInvoiceForOrder(tx, order, { paymentType, currencyId }, options)
      return created ? c.json(toInvoiceResponse(invoice, now), 201) : c.json(toInvoiceResponse(invoice, now), 200)
    },
  }),

  defineOperation({
    method: "get",
    path: "/orders",
    id: "listOrders",
    tag: "orders",
    summary: "List the customer's orders",
    description:
      "Hidden orders are left out. `states` is a list with commas; `total` counts all orders that it leaves.",
    security: bearer,
    request: { query: schemas.orderQuery },
    responses: { 200: json(schemas.orderList) },
    handler: async (c) => {
      const { tx, now } = c.var
      const { offset = 0, count = 10, states, currencyId } = c.req.valid("query")
      const { customer } = await requireCaller(c)
      // The SQL repeats the state that `orderWith` shows, so that the database can filter by it.
      const shown = sql<string>`case when state in ('Created', 'Assigned', 'Issued')
      and expire_date <= ${new Date(now)} and unconfirmed_id is null then 'Expired' else state end`
      const mine = tx
        .selectFrom("customer_order")
        .where("owner_id", "=", customer.id)
        .where("hidden", "=", false)
        .$if(states !== undefined, (query) => query.where(shown, "in", states ?? []))
      const { total } = await mine.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
      const sorted = mine.selectAll().orderBy("create_date", "desc").orderBy("number", "desc")
      const rows = await sorted.limit(count).offset(offset).execute()
      const currency = chooseDisplayCurrency(c, currencyId, customer)
      return c.json(
        { total, values: await loadOrderResponses(tx, rows, { currency, seed: c.var.sandbox.seed, now }) },
        200,
      )
    },
  }),
]
