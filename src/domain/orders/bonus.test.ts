import { expect, it } from "vitest"
import { orderAssigned, orderWithBonus, orderWithOffer } from "#domain/fixtures/order.ts"
import { calculateBonusStatus, isTooSlowForBonus, findUnpaidBonus } from "./bonus.ts"

const minute = 60_000

const lifetime = 15 * minute
const after = (earliest: number, latest = earliest) => calculateBonusStatus(orderWithOffer, false, [earliest, latest])

it("a bonus is offered for fifteen minutes from the offer's date", () => {
  expect(after(0)).toEqual({ kind: "offered", millisecondsLeft: lifetime, end: lifetime })
  expect(after(14 * minute)).toEqual({ kind: "offered", millisecondsLeft: minute, end: lifetime })
  expect(after(lifetime)).toEqual({ kind: "expired" })
})

it("a bonus is offered for at most fifteen minutes, even if the clock is slow or inexact", () => {
  expect(after(-60 * minute)).toEqual({ kind: "offered", millisecondsLeft: lifetime, end: -45 * minute })
  // The window starts within the second after the date, and ends at the latest possible time.
  expect(after(-400, 599)).toEqual({ kind: "offered", millisecondsLeft: lifetime + 400, end: lifetime })
  expect(after(lifetime - 400, lifetime + 599)).toEqual({ kind: "offered", millisecondsLeft: 400, end: lifetime })
  expect(after(lifetime, lifetime + 999)).toEqual({ kind: "expired" })
})

it("a bonus is accepted, absent, or hidden after its activation", () => {
  expect(calculateBonusStatus(orderWithBonus, true, [0, 0])).toEqual({ kind: "accepted" })
  expect(calculateBonusStatus(orderAssigned, false, [0, 0])).toEqual({ kind: "absent" })
  expect(calculateBonusStatus(orderWithOffer, true, [0, 0])).toEqual({ kind: "activated" })
})

it("an accepted bonus has a countdown until the order is completed", () => {
  expect(findUnpaidBonus(orderWithBonus)).toEqual(orderWithBonus.bonus)
  expect(findUnpaidBonus({ ...orderWithBonus, state: "Completed" })).toBeNull()
})

it("an accepted bonus is lost by a transfer, which takes longer than two hours", () => {
  const slow = (["Crypto", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher"] as const).filter(
    (paymentType) => isTooSlowForBonus(orderWithBonus, paymentType),
  )
  expect(slow).toEqual(["TransferSEPA", "TransferSwift"])
  expect(isTooSlowForBonus(orderAssigned, "TransferSEPA")).toBe(false)
})
