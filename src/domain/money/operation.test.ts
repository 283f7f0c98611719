import { Schema } from "effect"
import { expect, it } from "vitest"
import { Operation } from "./operation.ts"

const wire = { id: "op-1", operationType: "Bonus", amount: "0.00002", currencyId: "btc" }

it.each([
  ["a Bonus of no contract is money returned", wire, "Returned"],
  ["a Bonus with power is a payout", { ...wire, quantity: "10", unit: "Th" }, "Bonus"],
  ["a Bonus with a unit alone is a payout", { ...wire, unit: "Th" }, "Bonus"],
  ["a partner's reward has no power either", { ...wire, operationType: "PartnerBonus" }, "PartnerBonus"],
  ["a withdrawal stays one", { ...wire, operationType: "Withdrawal" }, "Withdrawal"],
])("%s", (_, sent, operationType) => {
  const operation = Schema.decodeUnknownSync(Operation)(sent)
  expect(operation.operationType).toBe(operationType)
  expect(Schema.encodeSync(Operation)(operation)).toMatchObject({ operationType: sent.operationType })
})
