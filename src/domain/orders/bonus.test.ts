import { expect, it } from "vitest"
import { orderAssigned, orderWithBonus, orderWithOffer } from "#domain/fixtures/order.ts"
import { bonusStatusAt, isTooSlowForBonus, unpaidBonus } from "./bonus.ts"

const minute = 60_000

const lifetime = 15 * minute
const after = (earliest: number, latest = earliest) => bonusStatusAt(orderWithOffer, false, [earliest, latest])

it("stands for fifteen minutes from the offer's date, whenever it is first seen", () => {
  expect(after(0)).toEqual({ kind: "offered", left: lifetime, end: lifetime })
  expect(after(14 * minute)).toEqual({ kind: "offered", left: minute, end: lifetime })
  expect(after(lifetime)).toEqual({ kind: "over" })
})

it("never shows more than fifteen minutes, by a clock that is slow or known to a second", () => {
  expect(after(-60 * minute)).toEqual({ kind: "offered", left: lifetime, end: -45 * minute })
  // The window starts within the second after the date, and ends at the latest possible time.
  expect(after(-400, 599)).toEqual({ kind: "offered", left: lifetime + 400, end: lifetime })
  expect(after(lifetime - 400, lifetime + 599)).toEqual({ kind: "offered", left: 400, end: lifetime })
  expect(after(lifetime, lifetime + 999)).toEqual({ kind: "over" })
})

it("is accepted, absent, or hidden once it was activated", () => {
  expect(bonusStatusAt(orderWithBonus, true, [0, 0])).toEqual({ kind: "accepted" })
  expect(bonusStatusAt(orderAssigned, false, [0, 0])).toEqual({ kind: "absent" })
  expect(bonusStatusAt(orderWithOffer, true, [0, 0])).toEqual({ kind: "activated" })
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
