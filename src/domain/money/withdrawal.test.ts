import { expect, it } from "vitest"
import { createdWithdrawal, pendingEth, pendingWithdrawal } from "../fixtures/withdrawal"
import { decimal } from "../shared/money"
import { isSameRequest, isWithdrawalOf } from "./withdrawal"

it.each([
  ["as asked", {}, true],
  ["the amount with more zeros", { amount: decimal("0.00150000") }, true],
  ["no address", { address: "" }, true],
  ["a coin of an unknown name", { currencyId: "unknown" as const }, true],
  ["bech32 in capitals", { address: createdWithdrawal.address.toUpperCase() }, true],
  ["another amount", { amount: decimal("0.0016") }, false],
  ["another address", { address: "bc1qother" }, false],
  ["another coin", { currencyId: "eth" as const }, false],
])("an answer with %s: the withdrawal that was asked for, %#", (_, more, is) => {
  expect(isWithdrawalOf(pendingWithdrawal, { ...createdWithdrawal, ...more })).toBe(is)
})

it("an Ethereum address is the same in any case, a base58 one is not", () => {
  const eth = {
    ...createdWithdrawal,
    ...pendingEth,
    currencyId: "eth" as const,
    address: pendingEth.address.toLowerCase(),
  }
  expect(isWithdrawalOf(pendingEth, eth)).toBe(true)
  const base58 = { ...pendingWithdrawal, address: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2" }
  expect(isSameRequest(base58, { ...base58, address: base58.address.toLowerCase() })).toBe(false)
})
