import { createRoute } from "@hono/zod-openapi"
import { proveExport } from "#sandbox/rules/account-data.ts"
import { closeAccount } from "#sandbox/rules/close-account.ts"
import { passwordForm } from "#sandbox/schemas/accounts.ts"
import { bearer, json, refusals, required } from "#sandbox/schemas/common.ts"
import { ticket } from "#sandbox/schemas/exports.ts"
import { requireExtension, writingOf, type Api } from "./call.ts"
import { proofOf } from "./proof.ts"
import { lockedSettledCaller } from "./dashboard.ts"
import type { Operations } from "#sandbox/openapi/operation.ts"
import { ticketFor } from "./exports.ts"

const postData = createRoute({
  method: "post",
  path: "/profile/data",
  security: bearer,
  request: { body: required(passwordForm) },
  responses: { 201: json(ticket), ...refusals },
})

const postClose = createRoute({
  method: "post",
  path: "/profile/close",
  security: bearer,
  request: { body: required(passwordForm) },
  responses: { 204: { description: "Closed" }, ...refusals },
})

export const operations: Operations = {
  "POST /profile/data": {
    id: "exportData",
    tag: "account",
    summary: "Get a ticket for everything that is stored about the customer",
    description:
      "The ticket opens a JSON file with everything that is stored about the customer, once, within 60 seconds.",
    refuses: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    extension: "privacy",
    tfa: true,
  },
  "POST /profile/close": {
    id: "closeAccount",
    tag: "account",
    summary: "Close the account",
    description:
      "Possible once nothing is left in the account. What tells who the customer was is removed; orders, payments and operations stay. The address can sign up again.",
    refuses: {
      400: ["IncorrectPassword"],
      403: ["Forbidden"],
      409: ["BalanceLeft", "RewardsLeft", "OrderInPayment", "WithdrawalOpen", "ContractActive", "EmailChangeRecent"],
    },
    extension: "privacy",
    tfa: true,
  },
}

export const routes = (api: Api): void => {
  api.openapi(postData, async (c) => {
    requireExtension(c, "privacy")
    const proof = await proofOf(c, c.req.valid("json").password)
    // Payouts due by now belong in the file.
    const caller = await lockedSettledCaller(c)
    await proveExport(c.var.tx, caller, proof, writingOf(c))
    return c.json(await ticketFor(c, caller, { file: "data" }), 201)
  })

  api.openapi(postClose, async (c) => {
    requireExtension(c, "privacy")
    const { tx, sandbox } = c.var
    const proof = await proofOf(c, c.req.valid("json").password)
    const customer = await lockedSettledCaller(c)
    await closeAccount(tx, sandbox, customer, proof, writingOf(c))
    return c.body(null, 204)
  })
}
