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
import { findChosenProduct } from "./product-choice.ts"

it("chooses the first btc product on sale by default", () => {
  expect(
    findChosenProduct(
      [ethUnlimited, soldOutProduct, comingSoonProduct, unavailableProduct, btcUnlimited, btcLimited],
      null,
    )?.id,
  ).toBe("btc-unlimited")
  expect(findChosenProduct([ethUnlimited, soldOutProduct], null)).toBeNull()
})

it("chooses the requested product, on sale or not, and no other in its place", () => {
  expect(findChosenProduct([btcLimited, comingSoonProduct], comingSoonProduct.id)).toBe(comingSoonProduct)
  expect(findChosenProduct([btcLimited], "nothing")).toBeNull()
})

it("chooses the first product on sale of a requested coin", () => {
  const products = [
    btcLimited,
    { ...ethUnlimited, flags: ["soldOut" as const] },
    { ...ethUnlimited, id: ProductId.make("second") },
  ]
  expect(findChosenProduct(products, "eth")?.id).toBe("second")
  expect(findChosenProduct([btcLimited], "eth")).toBeNull()
})

it("treats available products as on sale, unless they are coming soon or sold out", () => {
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
