import { expect, it } from "vitest"
import { btcLimited, btcUnlimited, comingSoonProduct, ethUnlimited, btcClassic } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { productChoices, cheapestProduct } from "./product-choice.ts"

const ethLimited = { ...ethUnlimited, id: "eth-limited" as typeof ethUnlimited.id, type: "Limited" as const }
const products = [btcLimited, btcUnlimited, ethLimited, ethUnlimited, comingSoonProduct]

const plain = (currentId: string | null, onSale = products) => {
  const { byCoin, byTerm } = productChoices(onSale, currentId)
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

const listed = [btcLimited, { ...btcClassic, localizedToPayAmount: decimal("1") }, btcUnlimited, ethUnlimited]

it("finds the lowest price per unit among the products of a coin that are on sale", () => {
  expect(cheapestProduct(listed, "btc")).toBe(btcUnlimited)
  expect(cheapestProduct(listed.toReversed(), "btc")).toBe(btcUnlimited)
  expect(cheapestProduct(listed, "eth")).toBe(ethUnlimited)
})

it("finds none where nothing is on sale", () => {
  expect(cheapestProduct([comingSoonProduct], "eth2")).toBeNull()
  expect(cheapestProduct([], "btc")).toBeNull()
})
