import { expect, it } from "vitest"
import { bitcoinMining, stakingMining } from "#domain/fixtures/mining.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { stakeTermsOf } from "./stake.ts"

const offer = {
  coin: "eth2",
  currency: "usd",
  localizedToPayAmount: decimal("3250"),
  stakeReturn: "never",
  stakeFee: null,
} as const

it.each([
  ["3250", "4.17"],
  ["3120", "0"],
  ["2964", "-5"],
])("a price of %s for one staked ETH at a rate of 3,120 has a premium of %s", (price, premium) => {
  const terms = stakeTermsOf({ ...offer, localizedToPayAmount: decimal(price) }, stakingMining)!
  expect({ ...terms, premium: toPlainDecimal(terms.premium) }).toEqual({
    yearlyYield: decimal("4.2"),
    stakeReturn: "never",
    fee: null,
    premium,
  })
})

it("stake terms do not exist for mining, or in another currency", () => {
  expect(stakeTermsOf({ ...offer, coin: "btc" }, bitcoinMining)).toBeNull()
  expect(stakeTermsOf({ ...offer, currency: "eur" }, stakingMining)).toBeNull()
})
