import { proveExport } from "#sandbox/rules/account-data.ts"
import { closeAccount } from "#sandbox/rules/close-account.ts"
import { passwordForm } from "#sandbox/schemas/accounts.ts"
import { bearer, json, requiredBody } from "#sandbox/schemas/common.ts"
import { ticket } from "#sandbox/schemas/exports.ts"
import { emailContextOf } from "./call.ts"
import { lockCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation } from "./operation.ts"
import { readPasswordProof } from "./proof.ts"
import { issueTicket } from "./ticket.ts"

export const operations = [
  defineOperation({
    method: "post",
    path: "/profile/data",
    id: "exportData",
    tag: "account",
    summary: "Get a ticket for everything that is stored about the customer",
    description:
      "The ticket opens a JSON file with everything that is stored about the customer, once, within 60 seconds.",
    refusals: { 400: ["IncorrectPassword"], 403: ["Forbidden"] },
    extension: "privacy",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(passwordForm) },
    responses: { 201: json(ticket) },
    handler: async (c) => {
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      // The call books payouts that are due by now, so that the file includes them.
      const caller = await lockCallerWithPayouts(c)
      await proveExport(c.var.tx, caller, proof, emailContextOf(c))
      return c.json(await issueTicket(c, caller, { file: "data" }), 201)
    },
  }),

  defineOperation({
    method: "post",
    path: "/profile/close",
    id: "closeAccount",
    tag: "account",
    summary: "Close the account",
    description:
      "Possible once nothing is left in the account. What tells who the customer was is removed; orders, payments and operations stay. The address can sign up again.",
    refusals: {
      400: ["IncorrectPassword"],
      403: ["Forbidden"],
      409: ["BalanceLeft", "RewardsLeft", "OrderInPayment", "WithdrawalOpen", "ContractActive", "EmailChangeRecent"],
    },
    extension: "privacy",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(passwordForm) },
    responses: { 204: { description: "Closed" } },
    handler: async (c) => {
      const { tx, sandbox } = c.var
      const proof = await readPasswordProof(c, c.req.valid("json").password)
      const customer = await lockCallerWithPayouts(c)
      await closeAccount(tx, sandbox, customer, proof, emailContextOf(c))
      return c.body(null, 204)
    },
  }),
]
