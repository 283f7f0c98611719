import { expect, it } from "vitest"
import { bonusSeen, isTooSlowForBonus, openBonus } from "./bonus"
import { orderAssigned, orderWithBonus, orderWithOffer } from "./fixtures/order"

const minute = 60_000

it("stands for fifteen minutes from the offer's date, whenever it is first seen", () => {
  expect(bonusSeen(orderWithOffer, false, 0)).toEqual({ is: "offered", left: 15 * minute })
  expect(bonusSeen(orderWithOffer, false, 14 * minute)).toEqual({ is: "offered", left: minute })
  expect(bonusSeen(orderWithOffer, false, 15 * minute)).toEqual({ is: "over" })
  // A clock that is slow does not make the offer longer.
  expect(bonusSeen(orderWithOffer, false, -60 * minute)).toEqual({ is: "offered", left: 15 * minute })
})

it("is accepted, absent, or hidden once it was activated", () => {
  expect(bonusSeen(orderWithBonus, true, 0)).toEqual({ is: "accepted" })
  expect(bonusSeen(orderAssigned, false, 0)).toEqual({ is: "absent" })
  expect(bonusSeen(orderWithOffer, true, 0)).toEqual({ is: "activated" })
})

it("has a clock until the order is completed", () => {
  expect(openBonus(orderWithBonus)).toEqual(orderWithBonus.bonus)
  expect(openBonus({ ...orderWithBonus, state: "Completed" })).toBeNull()
})

it("is lost by a transfer, which takes longer than its two hours", () => {
  const slow = (["Crypto", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher"] as const).filter(
    (paymentType) => isTooSlowForBonus(orderWithBonus, paymentType),
  )
  expect(slow).toEqual(["TransferSEPA", "TransferSwift"])
  expect(isTooSlowForBonus(orderAssigned, "TransferSEPA")).toBe(false)
})
