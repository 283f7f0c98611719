import { expect, it } from "vitest"
import { btcLimited, btcUnlimited, comingSoon, ethUnlimited, soldOut, unavailable } from "./fixtures/product"
import { isOnSale } from "./product"
import { productFor } from "./sale"

it("begins with the first btc product on sale, where none is asked for", () => {
  expect(productFor([ethUnlimited, soldOut, comingSoon, unavailable, btcUnlimited, btcLimited], null)?.id).toBe(
    "btc-unlimited",
  )
  expect(productFor([ethUnlimited, soldOut], null)).toBeNull()
})

it("takes the product that was asked for, on sale or not, and no other in its place", () => {
  expect(productFor([btcLimited, comingSoon], comingSoon.id)).toBe(comingSoon)
  expect(productFor([btcLimited], "nothing")).toBeNull()
})

it("sells what is available, and neither announced nor gone", () => {
  const marked = (flag: "comingSoon" | "soldOut" | "bestseller" | "new") => isOnSale({ ...btcLimited, flags: [flag] })
  expect([isOnSale(btcLimited), isOnSale(unavailable), isOnSale({ ...btcLimited, state: "unknown" })]).toEqual([
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
