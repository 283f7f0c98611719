import { z } from "@hono/zod-openapi"
import { confirmCard, enrollCard, applyCardDecisions } from "#sandbox/rules/cards.ts"
import { identify } from "#sandbox/rules/identity.ts"
import { sendInvoice } from "#sandbox/rules/invoice-email.ts"
import { toInvoiceResponse } from "#sandbox/rules/invoice-response.ts"
import { findCurrentInvoice } from "#sandbox/rules/invoices.ts"
import { lockOrder } from "#sandbox/rules/locked-order.ts"
import { redeemVoucher } from "#sandbox/rules/vouchers.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import { profile } from "#sandbox/schemas/accounts.ts"
import {
  bearer,
  displayQuery,
  json,
  optionalBody,
  orderParams,
  refused,
  requiredBody,
} from "#sandbox/schemas/common.ts"
import { invoice } from "#sandbox/schemas/order-payments.ts"
import { emptyForm, order } from "#sandbox/schemas/orders.ts"
import { confirmationForm, identityForm, voucherForm } from "#sandbox/schemas/payments.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import { requireLockedCaller, originOf, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { loadProfile } from "./profile.ts"
import { readPasswordProof } from "./proof.ts"
import { respondWithOrder } from "./respond-with-order.ts"

const params = orderParams.extend({ invoiceId: z.uuid() })

const loadCurrentInvoiceResponse = async (c: RequestContext, { id }: Order) => {
  const { tx, now } = c.var
  const order = await tx.selectFrom("customer_order").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  const invoice = await findCurrentInvoice(tx, order)
  if (!invoice) throw new Error(`Order ${id} has lost its invoice`)
  return toInvoiceResponse(invoice, now)
}

export const operations = [
  defineOperation({
    method: "post",
    path: "/orders/{orderId}/invoices/{invoiceId}/enroll",
    id: "enrollCard",
    tag: "payments",
    summary: "Report that the customer returned from the acquirer",
    description: "The customer is back from the acquirer's page; the answer says how the card was judged. Idempotent.",
    refusals: { 403: ["Forbidden"] },
    security: bearer,
    request: { params, body: optionalBody(emptyForm) },
    responses: { 200: json(invoice) },
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      const { orderId, invoiceId } = c.req.valid("param")
      const order = await lockOrder(c.var.tx, orderId, customer)
      return c.json(toInvoiceResponse(await enrollCard(c.var.tx, order, invoiceId, c.var.now), c.var.now), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/invoices/{invoiceId}/confirm",
    id: "confirmCard",
    tag: "payments",
    summary: "Confirm a card payment with its code",
    description: "Four digits, before `rejectDate`. The third wrong code ends the payment.",
    refusals: { 400: ["incorrect_confirmation_code", "confirmation_error"], 403: ["Forbidden"], 409: ["WrongState"] },
    security: bearer,
    request: { params, body: requiredBody(confirmationForm) },
    responses: { 200: json(invoice) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await requireLockedCaller(c)
      const { orderId, invoiceId } = c.req.valid("param")
      const order = await applyCardDecisions(tx, sandbox, await lockOrder(tx, orderId, customer), now)
      await confirmCard(tx, sandbox, order, invoiceId, c.req.valid("json").confirmationCode, now)
      return c.json(await loadCurrentInvoiceResponse(c, order), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/invoices/{invoiceId}/send",
    id: "sendInvoice",
    tag: "payments",
    summary: "Send the details of a transfer by e-mail",
    description: "To the address of the profile, at most once a minute.",
    refusals: { 403: ["Forbidden"], 409: ["WrongState"] },
    security: bearer,
    request: { params, body: optionalBody(emptyForm) },
    responses: { 204: { description: "Sent" } },
    handler: async (c) => {
      const { tx, now, locale } = c.var
      const customer = await requireLockedCaller(c)
      const { orderId, invoiceId } = c.req.valid("param")
      const order = await lockOrder(tx, orderId, customer)
      await sendInvoice(tx, order, invoiceId, customer, { locale, origin: originOf(c), now })
      return c.body(null, 204)
    },
  }),

  defineOperation({
    method: "post",
    path: "/orders/{orderId}/ottvouchers",
    id: "redeemVoucher",
    tag: "payments",
    summary: "Pay an order with a voucher",
    description:
      "Spaces and hyphens of the PIN's groups do not matter. A voucher pays once, for an order with an invoice.",
    refusals: {
      400: ["VoucherRefused"],
      403: ["Forbidden"],
      404: ["VoucherNotFound"],
      409: ["VoucherRedeemed", "WrongState"],
      424: ["InvoiceNotFound"],
    },
    security: bearer,
    request: { params: orderParams, query: displayQuery, body: requiredBody(voucherForm) },
    responses: { 200: json(order), 424: json(refused, "There is no invoice to be paid by voucher") },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await requireLockedCaller(c)
      const order = await lockOrder(tx, c.req.valid("param").orderId, customer)
      const paid = await redeemVoucher(tx, sandbox, order, c.req.valid("json").voucherPin, now)
      return c.json(await respondWithOrder(c, paid, customer, c.req.valid("query").currencyId), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/identify",
    id: "identify",
    tag: "account",
    summary: "Save the name and the country",
    description: "Cards and transfers need it. Once saved, name and country change only with the password.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(identityForm) },
    responses: { 200: json(profile) },
    handler: async (c) => {
      const { password, ...identity } = c.req.valid("json")
      const proof = password === undefined ? undefined : await readPasswordProof(c, password)
      const customer = await requireLockedCaller(c)
      const identified = await identify(c.var.tx, customer, { identity, proof }, emailContextOf(c))
      return c.json(await loadProfile(c, identified), 200)
    },
  }),
]
