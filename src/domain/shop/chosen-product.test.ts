import { expect, it } from "vitest"
import {
  btcLimited,
  btcUnlimited,
  comingSoonProduct,
  ethUnlimited,
  soldOutProduct,
  unavailableProduct,
} from "#domain/fixtures/product.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import { ProductId } from "#domain/shared/product.ts"
import { chosenProduct } from "./product-choice.ts"

it("begins with the first btc product on sale, where none is asked for", () => {
  expect(
    chosenProduct([ethUnlimited, soldOutProduct, comingSoonProduct, unavailableProduct, btcUnlimited, btcLimited], null)
      ?.id,
  ).toBe("btc-unlimited")
  expect(chosenProduct([ethUnlimited, soldOutProduct], null)).toBeNull()
})

it("takes the product that was asked for, on sale or not, and no other in its place", () => {
  expect(chosenProduct([btcLimited, comingSoonProduct], comingSoonProduct.id)).toBe(comingSoonProduct)
  expect(chosenProduct([btcLimited], "nothing")).toBeNull()
})

it("begins with the first product on sale of a coin that is asked for", () => {
  const products = [
    btcLimited,
    { ...ethUnlimited, flags: ["soldOut" as const] },
    { ...ethUnlimited, id: ProductId.make("second") },
  ]
  expect(chosenProduct(products, "eth")?.id).toBe("second")
  expect(chosenProduct([btcLimited], "eth")).toBeNull()
})

it("sells available products, not those coming soon or sold out", () => {
  const marked = (flag: "comingSoon" | "soldOut" | "bestseller" | "new") => isOnSale({ ...btcLimited, flags: [flag] })
  expect([isOnSale(btcLimited), isOnSale(unavailableProduct), isOnSale({ ...btcLimited, state: "unknown" })]).toEqual([
    true,
    false,
    false,
  ])
  expect([marked("comingSoon"), marked("soldOut"), marked("bestseller"), marked("new")]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
