import { expect, it } from "vitest"
import { btcLimited, btcUnlimited, comingSoonProduct, ethUnlimited } from "#domain/fixtures/product.ts"
import { productChoices } from "./product-choice.ts"

const ethLimited = { ...ethUnlimited, id: "eth-limited" as typeof ethUnlimited.id, type: "Limited" as const }
const products = [btcLimited, btcUnlimited, ethLimited, ethUnlimited, comingSoonProduct]

const plain = (currentId: string | null, of = products) => {
  const { byCoin, byTerm } = productChoices(of, currentId)
  return [byCoin.map(({ coin, product }) => `${coin}: ${product.id}`), byTerm.map(({ id }) => id)]
}

it("another coin keeps the term, another term the coin", () => {
  expect(plain("btc-unlimited")).toEqual([
    ["btc: btc-unlimited", "eth: eth-unlimited"],
    ["btc-limited", "btc-unlimited"],
  ])
})

it("a coin without this term leads to its first product", () => {
  expect(plain("btc-limited", [btcLimited, ethUnlimited])).toEqual([
    ["btc: btc-limited", "eth: eth-unlimited"],
    ["btc-limited"],
  ])
})

it("without a product there is no term to choose", () => {
  expect(plain(null)).toEqual([["btc: btc-limited", "eth: eth-limited"], []])
})
