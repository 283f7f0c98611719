import { expect, it } from "vitest"
import { day } from "#sandbox/clock.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import { allDays, nextBatch, minBatchDays, calculateNextBatchDays } from "./payout-batches.ts"

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

const batch = (contracts: readonly Contract[], days: number) => {
  const { due, isAll } = nextBatch(contracts, days, now)
  return [due.map(({ contract, until }) => `${contract.id} ${until}`), isAll]
}

it("takes whole contracts up to the number of days, so that each is booked once", () => {
  const contracts = [contractOf("a", 30), contractOf("b", 40, 10), contractOf("c", 30)]
  expect(batch(contracts, 59)).toEqual([["a 30"], false])
  expect(batch(contracts, 60)).toEqual([["a 30", "b 40"], false])
  expect(batch(contracts, 90)).toEqual([["a 30", "b 40", "c 30"], true])
  expect(batch(contracts, allDays)).toEqual([["a 30", "b 40", "c 30"], true])
})

it("splits a contract that has more days than a batch", () => {
  expect(batch([contractOf("a", 250, 20), contractOf("b", 1)], 100)).toEqual([["a 120"], false])
  expect(batch([contractOf("a", 250, 220), contractOf("b", 1)], 100)).toEqual([["a 250", "b 1"], true])
})

it("sizes the next batch by the allowed time, at most twice the last one and never tiny", () => {
  expect(calculateNextBatchDays(1000, 200, 100)).toBe(500)
  expect(calculateNextBatchDays(1000, 80, 100)).toBe(1250)
  expect(calculateNextBatchDays(1000, 200, 300)).toBe(1500)
  expect(calculateNextBatchDays(1000, 1, 100)).toBe(2000)
  expect(calculateNextBatchDays(1000, 0, 100)).toBe(2000)
  expect(calculateNextBatchDays(1000, 60_000, 100)).toBe(minBatchDays)
})
