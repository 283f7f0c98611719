import type { Contract } from "#sandbox/tables.ts"
import { daysUntil } from "./mining.ts"
import type { Due } from "./payout-lines.ts"

/** Days of contracts that are paid in one transaction. */
export const leastDays = 100
export const everything = Number.MAX_SAFE_INTEGER
/** A contract costs more than one of its days: so many days of one are worth it. */
const daysOfContract = 4
/** Milliseconds of a portion. The embedded database answers no other call meanwhile; on a server only calls of this customer wait. */
export const portionLengths = { embedded: 60, server: 300 } as const

/** The next portion: as many days as the length allows at the speed of this one, and at most twice as many. */
export const nextDays = (days: number, milliseconds: number, length: number): number =>
  Math.max(leastDays, Math.min(2 * days, Math.floor((days * length) / milliseconds)))

export const contractsIn = (days: number): number => Math.ceil(days / daysOfContract)

type Portion = { readonly due: readonly Due[]; readonly isAll: boolean }

/** The first unpaid days of these contracts, `days` in all. Only a contract that has more of them than that is paid in parts. */
export const firstDays = (contracts: readonly Contract[], days: number, now: number): Portion => {
  const due: Due[] = []
  let left = days
  for (const contract of contracts) {
    const count = daysUntil(contract, now) - contract.paid_days
    if (count > left && due.length > 0) break
    due.push({ contract, until: contract.paid_days + Math.min(count, left) })
    left -= count
  }
  return { due, isAll: left >= 0 && due.length === contracts.length }
}
