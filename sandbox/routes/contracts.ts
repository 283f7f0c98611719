import { loadContractDetails } from "#sandbox/rules/contract-details.ts"
import { bearer, json } from "#sandbox/schemas/common.ts"
import { contractDetailsQuery, contractParams, contractWithDetails } from "#sandbox/schemas/contracts.ts"
import { chooseDisplayCurrency } from "./call.ts"
import { readCallerWithPayouts } from "./caller-with-payouts.ts"
import { defineOperation } from "./operation.ts"

export const operations = [
  defineOperation({
    method: "get",
    path: "/contracts/{contractId}",
    id: "readContract",
    tag: "cabinet",
    summary: "Read a contract with its order, sums and payouts",
    description:
      "Payouts and fees so far in the coin and in the display currency, and a page of the operations that they are the sums of.",
    extension: "contracts",
    security: bearer,
    request: { params: contractParams, query: contractDetailsQuery },
    responses: { 200: json(contractWithDetails) },
    handler: async (c) => {
      const { tx, now, sandbox, locale } = c.var
      const customer = await readCallerWithPayouts(c)
      const { offset = 0, count = 10, currencyId } = c.req.valid("query")
      const currency = chooseDisplayCurrency(c, currencyId, customer)
      const query = { id: c.req.valid("param").contractId, userId: customer.id, offset, count }
      return c.json(await loadContractDetails(tx, query, { currency, seed: sandbox.seed, now, locale }), 200)
    },
  }),
]
