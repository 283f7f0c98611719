import { expect, it } from "vitest"
import { day } from "#sandbox/clock.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import { everything, firstDays, leastDays, nextDays } from "./payout-portions.ts"

const now = Date.UTC(2026, 10, 1)

const contractOf = (id: string, age: number, paid_days = 0): Contract => ({
  id,
  user_id: "owner",
  order_id: id,
  product_id: "btc-limited",
  quantity: "100",
  start_date: new Date(now - age * day),
  end_date: null,
  paid_days,
})

const portion = (contracts: readonly Contract[], days: number) => {
  const { due, isAll } = firstDays(contracts, days, now)
  return [due.map(({ contract, until }) => `${contract.id} ${until}`), isAll]
}

it("a portion takes whole contracts as far as its days reach, so that each is booked once", () => {
  const contracts = [contractOf("a", 30), contractOf("b", 40, 10), contractOf("c", 30)]
  expect(portion(contracts, 59)).toEqual([["a 30"], false])
  expect(portion(contracts, 60)).toEqual([["a 30", "b 40"], false])
  expect(portion(contracts, 90)).toEqual([["a 30", "b 40", "c 30"], true])
  expect(portion(contracts, everything)).toEqual([["a 30", "b 40", "c 30"], true])
})

it("a contract with more days than a portion has is paid in parts", () => {
  expect(portion([contractOf("a", 250, 20), contractOf("b", 1)], 100)).toEqual([["a 120"], false])
  expect(portion([contractOf("a", 250, 220), contractOf("b", 1)], 100)).toEqual([["a 250", "b 1"], true])
})

it("the next portion takes the time that it may, grows to twice the last one at most, and is never tiny", () => {
  expect(nextDays(1000, 200, 100)).toBe(500)
  expect(nextDays(1000, 80, 100)).toBe(1250)
  expect(nextDays(1000, 200, 300)).toBe(1500)
  expect(nextDays(1000, 1, 100)).toBe(2000)
  expect(nextDays(1000, 0, 100)).toBe(2000)
  expect(nextDays(1000, 60_000, 100)).toBe(leastDays)
})
