import { expect, it } from "vitest"
import { bonusStatusAt, isTooSlowForBonus, unpaidBonus } from "./bonus.ts"
import { orderAssigned, orderWithBonus, orderWithOffer } from "#domain/fixtures/order.ts"

const minute = 60_000

it("stands for fifteen minutes from the offer's date, whenever it is first seen", () => {
  expect(bonusStatusAt(orderWithOffer, false, 0)).toEqual({ is: "offered", left: 15 * minute })
  expect(bonusStatusAt(orderWithOffer, false, 14 * minute)).toEqual({ is: "offered", left: minute })
  expect(bonusStatusAt(orderWithOffer, false, 15 * minute)).toEqual({ is: "over" })
  // A clock that is slow does not make the offer longer.
  expect(bonusStatusAt(orderWithOffer, false, -60 * minute)).toEqual({ is: "offered", left: 15 * minute })
})

it("is accepted, absent, or hidden once it was activated", () => {
  expect(bonusStatusAt(orderWithBonus, true, 0)).toEqual({ is: "accepted" })
  expect(bonusStatusAt(orderAssigned, false, 0)).toEqual({ is: "absent" })
  expect(bonusStatusAt(orderWithOffer, true, 0)).toEqual({ is: "activated" })
})

it("has a clock until the order is completed", () => {
  expect(unpaidBonus(orderWithBonus)).toEqual(orderWithBonus.bonus)
  expect(unpaidBonus({ ...orderWithBonus, state: "Completed" })).toBeNull()
})

it("is lost by a transfer, which takes longer than its two hours", () => {
  const slow = (["Crypto", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher"] as const).filter(
    (paymentType) => isTooSlowForBonus(orderWithBonus, paymentType),
  )
  expect(slow).toEqual(["TransferSEPA", "TransferSwift"])
  expect(isTooSlowForBonus(orderAssigned, "TransferSEPA")).toBe(false)
})
