import { Schema } from "effect"
import { expect, it } from "vitest"
import { buildWithdrawalOperation } from "#domain/fixtures/operation.ts"
import { decimal } from "#domain/shared/money.ts"
import {
  isCancellable,
  isDebit,
  isOperationInProgress,
  calculateNetworkAmounts,
  Operation,
  findRejectedAddress,
} from "./operation.ts"

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

const [own, bonus, fee, created] = ["01", "02", "03", "04"].map((day) => `2026-11-${day}T10:00:00Z`) as [
  string,
  string,
  string,
  string,
]

it.each([
  ["its own", { operationDate: own, bonusDate: bonus, maintenanceFeeDate: fee, createDate: created }, own],
  ["the payout's", { bonusDate: bonus, maintenanceFeeDate: fee, createDate: created }, bonus],
  ["the maintenance fee's", { maintenanceFeeDate: fee, createDate: created }, fee],
  ["that of its creation", { createDate: created }, created],
  ["unknown", {}, null],
])("the date of an operation is %s", (_, dates, date) => {
  expect(Schema.decodeUnknownSync(Operation)({ ...wire, ...dates }).operationDate).toBe(date)
})

const withdrawal = buildWithdrawalOperation({ amount: decimal("0.0015"), fee: decimal("0.00005") })
const network = { fee: decimal("0.00005"), received: decimal("0.00145") }

const factsOf = (operation: Operation) => ({
  debit: isDebit(operation),
  cancellable: isCancellable(operation),
  inProgress: isOperationInProgress(operation),
  rejected: findRejectedAddress(operation),
  network: calculateNetworkAmounts(operation),
})
const nothing = { debit: false, cancellable: false, inProgress: false, rejected: null, network: null }

it.each([
  ["Created", { cancellable: true, inProgress: true, network }],
  ["Pending", { inProgress: true, network }],
  ["Completed", { network }],
  ["Rejected", { rejected: withdrawal.address }],
  ["unknown", { network }],
] as const)("a withdrawal in the state %s has the properties %o, and a payout has none", (state, facts) => {
  expect(factsOf({ ...withdrawal, state })).toEqual({ ...nothing, debit: true, ...facts })
  expect(factsOf({ ...withdrawal, state, operationType: "Bonus" })).toEqual(nothing)
})

it("a maintenance fee is a debit, and not a withdrawal", () => {
  expect(factsOf({ ...withdrawal, operationType: "MaintenanceFee" })).toEqual({ ...nothing, debit: true })
})
