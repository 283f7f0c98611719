import type { Contract } from "#sandbox/tables/money.ts"
import { countDaysUntil } from "./mining.ts"
import type { DueContract } from "./payout-lines.ts"

/** The minimum batch: the number of contract days that one transaction pays at first. */
export const minBatchDays = 100
export const allDays = Number.MAX_SAFE_INTEGER
/** The fixed cost of a contract, expressed in paid days. */
const daysOfContract = 4
/**
 * The target duration of a batch in milliseconds. During a batch, the embedded database processes no other call, and a server makes
 * only calls of this customer wait.
 */
export const batchDurations = { embedded: 60, server: 300 } as const

/**
 * Returns the days for the next batch, scaled so that it takes `length` milliseconds. Grows at most twofold, so that one fast batch
 * does not cause a slow one.
 */
export const calculateNextBatchDays = (days: number, milliseconds: number, length: number): number =>
  Math.max(minBatchDays, Math.min(2 * days, Math.floor((days * length) / milliseconds)))

export const contractsIn = (days: number): number => Math.ceil(days / daysOfContract)

type Batch = { readonly due: readonly DueContract[]; readonly isAll: boolean }

/**
 * Returns the first unpaid days of these contracts, `days` in total. Only a contract with more unpaid days than `days` is paid in parts.
 */
export const nextBatch = (contracts: readonly Contract[], days: number, now: number): Batch => {
  const due: DueContract[] = []
  let left = days
  for (const contract of contracts) {
    const count = countDaysUntil(contract, now) - contract.paid_days
    if (count > left && due.length > 0) break
    due.push({ contract, until: contract.paid_days + Math.min(count, left) })
    left -= count
  }
  return { due, isAll: left >= 0 && due.length === contracts.length }
}
