import { expect, it } from "vitest"
import { createdWithdrawal, pendingEth, pendingWithdrawal, withdrawalSummary } from "#domain/fixtures/withdrawal.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import {
  calculateFeeShare,
  isBelowMinimumWithdrawal,
  isSameRequest,
  matchesWithdrawalRequest,
  calculateMaxWithdrawal,
  reachesMinimumWithdrawal,
  withdrawalCoinOf,
  calculateWithdrawalAmounts,
  convertToBaseCurrency,
} from "./withdrawal.ts"

it.each([
  ["as asked", {}, true],
  ["the amount with more zeros", { amount: decimal("0.00150000") }, true],
  ["no address", { address: "" }, true],
  ["a coin of an unknown name", { currencyId: "unknown" as const }, true],
  ["bech32 in capitals", { address: createdWithdrawal.address.toUpperCase() }, true],
  ["another amount", { amount: decimal("0.0016") }, false],
  ["another address", { address: "bc1qother" }, false],
  ["another coin", { currencyId: "eth" as const }, false],
])("decides whether a response with %s belongs to the requested withdrawal (%#)", (_, more, is) => {
  expect(matchesWithdrawalRequest(pendingWithdrawal, { ...createdWithdrawal, ...more })).toBe(is)
})

it("compares an Ethereum address without case, and a base58 address with case", () => {
  const eth = {
    ...createdWithdrawal,
    ...pendingEth,
    currencyId: "eth" as const,
    address: pendingEth.address.toLowerCase(),
  }
  expect(matchesWithdrawalRequest(pendingEth, eth)).toBe(true)
  const base58 = { ...pendingWithdrawal, address: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2" }
  expect(isSameRequest(base58, { ...base58, address: base58.address.toLowerCase() })).toBe(false)
})

it.each([
  ["0.01", "0.00005", { fee: decimal("0.00005"), received: decimal("0.00995") }],
  ["0.01", "0", { fee: decimal("0"), received: decimal("0.01") }],
  ["0.00004", "0.00005", { fee: decimal("0.00005"), received: decimal("0") }],
  ["0.01", null, null],
] as const)("calculates what arrives of %s with a fee of %s", (amount, fee, network) => {
  expect(calculateWithdrawalAmounts(decimal(amount), fee === null ? null : decimal(fee))).toEqual({
    amount: decimal(amount),
    network,
  })
})

it.each([
  ["0.01", "0.5"],
  ["0.00016", "31.25"],
  ["0.00005", null],
  ["0", null],
])("calculates a fee of 0.00005 in percent of %s: %s", (amount, share) => {
  const found = calculateFeeShare(decimal(amount), decimal("0.00005"))
  expect(found && toPlainDecimal(found)).toBe(share)
})

it.each([
  ["0.0005", true],
  ["0.00049999", false],
] as const)("decides whether a balance of %s reaches the minimum of 0.0005: %s", (balance, reaches) => {
  expect(reachesMinimumWithdrawal({ ...withdrawalSummary, balance: decimal(balance) })).toBe(reaches)
})

it.each([
  ["1", "0.5", "0.5"],
  ["0.5", "1", "0.5"],
])("limits a withdrawal to the lower of a maximum of %s and a balance of %s: %s", (max, balance, most) => {
  const summary = { ...withdrawalSummary, maxValue: decimal(max), balance: decimal(balance) }
  expect(toPlainDecimal(calculateMaxWithdrawal(summary))).toBe(most)
})

it.each([
  ["0.0005", false],
  ["0.00049999", true],
] as const)("decides whether an amount of %s is below the minimum of 0.0005: %s", (amount, isBelow) => {
  expect(isBelowMinimumWithdrawal(withdrawalSummary, decimal(amount))).toBe(isBelow)
})

it("converts an amount at the rate", () => {
  expect(toPlainDecimal(convertToBaseCurrency(withdrawalSummary, decimal("0.02")))).toBe("1285")
})

it.each([
  ["btc", "btc"],
  ["eth", "eth"],
  ["eth2", "eth"],
  ["usd", "btc"],
  [null, "btc"],
] as const)("withdraws %s as %s", (currencyId, coin) => {
  expect(withdrawalCoinOf(currencyId)).toBe(coin)
})

it.each([
  ["id", { id: "another" }, true],
  ["customer", { customerId: "another" }, false],
  ["coin", { coin: "eth" as const }, false],
  ["amount", { amount: decimal("0.0016") }, false],
  ["address", { address: "bc1qother" }, false],
])("treats a request with another %s as the same one: %o, %s", (_, other, isSame) => {
  expect(isSameRequest(pendingWithdrawal, { ...pendingWithdrawal, ...other })).toBe(isSame)
})
