import { expect, it } from "vitest"
import { btcClassic, btcLimited, btcUnlimited, comingSoonProduct, ethUnlimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { cheapestProduct } from "./cheapest-product.ts"

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
