import { expect, it } from "vitest"
import { bonusSeen, isTooSlowForBonus, openBonus } from "./bonus"
import { orderAssigned, orderWithBonus, orderWithOffer } from "./fixtures/order"

const date = Date.parse(orderWithOffer.bonusOffer!.date)
const until = "2026-11-03T10:15:00.000Z"
const minute = 60_000

it("stands for fifteen minutes from the offer's date, whenever it is first seen", () => {
  expect(bonusSeen(orderWithOffer, false, date)).toEqual({ is: "offered", left: 15 * minute, until })
  expect(bonusSeen(orderWithOffer, false, date + 14 * minute)).toEqual({ is: "offered", left: minute, until })
  expect(bonusSeen(orderWithOffer, false, date + 15 * minute)).toEqual({ is: "over" })
  // A clock that is slow does not make the offer longer.
  expect(bonusSeen(orderWithOffer, false, date - 60 * minute)).toEqual({ is: "offered", left: 15 * minute, until })
})

it("is accepted, absent, or hidden once it was activated", () => {
  expect(bonusSeen(orderWithBonus, true, date)).toEqual({ is: "accepted" })
  expect(bonusSeen(orderAssigned, false, date)).toEqual({ is: "absent" })
  expect(bonusSeen(orderWithOffer, true, date)).toEqual({ is: "activated" })
})

it("has a clock until the order is completed", () => {
  expect(openBonus(orderWithBonus)).toEqual(orderWithBonus.bonus)
  expect(openBonus({ ...orderWithBonus, state: "Completed" })).toBeNull()
})

it("is lost by a transfer, which takes longer than its two hours", () => {
  const slow = (["Crypto", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher"] as const)
    .filter((paymentType) => isTooSlowForBonus(orderWithBonus, paymentType))
  expect(slow).toEqual(["TransferSEPA", "TransferSwift"])
  expect(isTooSlowForBonus(orderAssigned, "TransferSEPA")).toBe(false)
})
