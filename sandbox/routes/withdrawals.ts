import { cancelWithdrawal } from "#sandbox/rules/withdrawal-steps.ts"
import { createWithdrawal, loadWithdrawalSummary, toWithdrawalResponse } from "#sandbox/rules/withdrawals.ts"
import { bearer, json, requiredBody } from "#sandbox/schemas/common.ts"
import { emptyForm } from "#sandbox/schemas/orders.ts"
import * as schemas from "#sandbox/schemas/withdrawals.ts"
import { chooseDisplayCurrency, emailContextOf } from "./call.ts"
import { lockCallerWithPayouts, readCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation } from "./operation.ts"
import { readSecondFactor } from "./proof.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/withdraws/summary",
    id: "readWithdrawalSummary",
    tag: "money",
    summary: "Read the balance and the limits of a withdrawal",
    description: "Smallest and largest amount, the balance, and the rate of one coin in the display currency.",
    security: bearer,
    request: { query: schemas.withdrawalQuery },
    responses: { 200: json(schemas.withdrawalSummary) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await readCallerWithPayouts(c)
      const { currencyId = "eth", clientCurrencyId } = c.req.valid("query")
      const options = { currency: chooseDisplayCurrency(c, clientCurrencyId, customer), seed: sandbox.seed, now }
      return c.json(await loadWithdrawalSummary(tx, customer.id, currencyId, options), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/withdraws",
    id: "createWithdrawal",
    tag: "money",
    summary: "Withdraw under an id of the caller's",
    description:
      "The id is a UUID of the caller's: the same id and body again answer with the same withdrawal, and need no code. The amount leaves the balance at once.",
    refusals: {
      400: ["WithdrawalBelowMinimum", "WithdrawalAboveMaximum", "InsufficientBalance"],
      403: ["demo"],
      409: ["WithdrawalIdReused", "WithdrawalsLocked", "AddressWaiting", "AddressNotInBook"],
    },
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(schemas.withdrawalForm) },
    responses: { 200: json(schemas.withdrawal, "The first answer again"), 201: json(schemas.withdrawal) },
    handler: async (c) => {
      const code = await readSecondFactor(c)
      const customer = await lockCallerWithPayouts(c)
      const circumstances = { ...emailContextOf(c), hasAddressBook: c.var.sandbox.extensions.has("addressBook") }
      const { created, operation } = await createWithdrawal(
        c.var.tx,
        customer,
        c.req.valid("json"),
        code,
        circumstances,
      )
      return created ? c.json(toWithdrawalResponse(operation), 201) : c.json(toWithdrawalResponse(operation), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/withdraws/{withdrawalId}/cancel",
    id: "cancelWithdrawal",
    tag: "money",
    summary: "Cancel a withdrawal that is not processed yet",
    description:
      "Possible while it is Created: then it is Rejected, and the amount is back on the balance. One that was cancelled before is answered the same.",
    refusals: { 409: ["WithdrawalSent"] },
    extension: "withdrawals",
    security: bearer,
    request: { params: schemas.withdrawalParams, body: requiredBody(emptyForm) },
    responses: { 200: json(schemas.withdrawal) },
    handler: async (c) => {
      const { tx, now, sandbox } = c.var
      const customer = await lockCallerWithPayouts(c)
      const { withdrawalId } = c.req.valid("param")
      return c.json(toWithdrawalResponse(await cancelWithdrawal(tx, sandbox, customer, withdrawalId, now)), 200)
    },
  }),
]
