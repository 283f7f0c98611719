import { expect, it } from "vitest"
import { bonusSeen } from "./bonus"
import { orderAssigned, orderWithBonus, orderWithOffer } from "./fixtures/order"

const now = 1_000_000_000
const minute = 60_000

it("stands for fifteen minutes from when it was first seen", () => {
  expect(bonusSeen(orderWithOffer, null, now)).toEqual({ is: "offered", left: 15 * minute })
  expect(bonusSeen(orderWithOffer, { startedAt: now - 14 * minute }, now)).toEqual({ is: "offered", left: minute })
  expect(bonusSeen(orderWithOffer, { startedAt: now - 15 * minute }, now)).toEqual({ is: "over" })
  // A clock that was put back does not make the offer longer.
  expect(bonusSeen(orderWithOffer, { startedAt: now + 60 * minute }, now)).toEqual({ is: "offered", left: 15 * minute })
})

it("is accepted, absent, or hidden once it was activated", () => {
  expect(bonusSeen(orderWithBonus, "activated", now)).toEqual({ is: "accepted" })
  expect(bonusSeen(orderAssigned, null, now)).toEqual({ is: "absent" })
  expect(bonusSeen(orderWithOffer, "activated", now)).toEqual({ is: "activated" })
})
