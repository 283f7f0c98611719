import { expect, it } from "vitest"
import { btcLimited, btcUnlimited, comingSoonProduct, ethUnlimited, btcClassic } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { listProductChoices, findCheapestProduct } from "./product-choice.ts"

const ethLimited = { ...ethUnlimited, id: "eth-limited" as typeof ethUnlimited.id, type: "Limited" as const }
const products = [btcLimited, btcUnlimited, ethLimited, ethUnlimited, comingSoonProduct]

const plain = (currentId: string | null, onSale = products) => {
  const { byCoin, byTerm } = listProductChoices(onSale, currentId)
  return [byCoin.map(({ coin, product }) => `${coin}: ${product.id}`), byTerm.map(({ id }) => id)]
}

it("keeps the term for another coin, and the coin for another term", () => {
  expect(plain("btc-unlimited")).toEqual([
    ["btc: btc-unlimited", "eth: eth-unlimited"],
    ["btc-limited", "btc-unlimited"],
  ])
})

it("leads to the first product of a coin that does not have the term", () => {
  expect(plain("btc-limited", [btcLimited, ethUnlimited])).toEqual([
    ["btc: btc-limited", "eth: eth-unlimited"],
    ["btc-limited"],
  ])
})

it("offers no terms without a product", () => {
  expect(plain(null)).toEqual([["btc: btc-limited", "eth: eth-limited"], []])
})

const listed = [btcLimited, { ...btcClassic, localizedToPayAmount: decimal("1") }, btcUnlimited, ethUnlimited]

it("finds the lowest price per unit among the products of a coin that are on sale", () => {
  expect(findCheapestProduct(listed, "btc")).toBe(btcUnlimited)
  expect(findCheapestProduct(listed.toReversed(), "btc")).toBe(btcUnlimited)
  expect(findCheapestProduct(listed, "eth")).toBe(ethUnlimited)
})

it("finds no cheapest product if none is on sale", () => {
  expect(findCheapestProduct([comingSoonProduct], "eth2")).toBeNull()
  expect(findCheapestProduct([], "btc")).toBeNull()
})
