import { expect, it } from "vitest"
import {
  emptySummary,
  btcAccount,
  ethAccount,
  stakingAccount,
  summaryBefore,
  returns,
} from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { listBalances, coinOfAccount, isEmptyAccount, calculateReturnsPaidBackPercent } from "./account-summary.ts"

it.each([
  ["TH/s", btcAccount, "btc"],
  ["", btcAccount, "btc"],
  ["sols", ethAccount, "eth"],
  ["Th", ethAccount, "eth"],
  ["ETH2", stakingAccount, "eth2"],
] as const)("an account whose unit is %j has the coin of its balance", (unit, account, coin) => {
  expect(coinOfAccount({ ...account, unit })).toBe(coin)
})

it("a balance in an unknown currency cannot be withdrawn", () => {
  const account = { ...btcAccount, baseBalance: { ...btcAccount.baseBalance, currencyId: "unknown" as const } }
  expect([coinOfAccount(account), listBalances([account])]).toEqual(["unknown", []])
})

it("a balance without a contract is shown, and each coin can be withdrawn once", () => {
  const reward = { ...emptySummary[0]!, baseBalance: { amount: decimal("0.00084508"), currencyId: "btc" as const } }
  expect(isEmptyAccount(reward)).toBe(false)
  const shown = (accounts: typeof summaryBefore) =>
    listBalances(accounts).map(({ coin, account }) => [coin, toPlainDecimal(account.baseBalance.amount)])
  expect(shown([reward])).toEqual([["btc", "0.00084508"]])
  expect(shown(summaryBefore)).toEqual([
    ["btc", "0.01234567"],
    ["eth", "0.4"],
  ])
  expect(shown([stakingAccount])).toEqual([["eth", "0.4"]])
  expect(shown(emptySummary)).toEqual([])
})

it("the paid-back percentage is the part of mining investments that mining has paid, and absent without any", () => {
  // Mining has paid back 264 of the 2,400 dollars invested in it, which is 11 %. The 48 dollars from staking do not count, because a stake
  // is not spent.
  expect(toPlainDecimal(calculateReturnsPaidBackPercent(returns)!)).toBe("11")
  expect(toPlainDecimal(calculateReturnsPaidBackPercent({ ...returns, mined: null })!)).toBe("13")
  expect(
    calculateReturnsPaidBackPercent({ ...returns, invested: { amount: decimal("0"), currencyId: "usd" } }),
  ).toBeNull()
})
