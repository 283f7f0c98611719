import { day, minute } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { addressOf } from "#sandbox/rules/addresses.ts"
import { changeCustomer, type LockedCustomer } from "#sandbox/rules/locked-customer.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import { buyContract } from "./buying.ts"

/**
 * Three months of any calendar (92 days) and one minute. The extra minute keeps the number of remaining days equal on a page whose clock is
 * a second behind.
 */
const longAgo = 92 * day + minute

const purchases = [
  ["btc-limited", "100"],
  ["btc-unlimited", "250"],
  ["eth-limited", "2000"],
  ["eth2-staking", "4"],
] as const

type PersonaContext = {
  readonly tx: Tx
  readonly customer: LockedCustomer
  readonly seed: number
  readonly now: number
}

/** Gives the customer three months of every kind of contract, and an address for each coin. */
export const createMinerContracts = async ({ tx, customer, seed, now }: PersonaContext): Promise<void> => {
  for (const [productId, quantity] of purchases) {
    await buyContract(tx, { customer, seed, now: now - longAgo, productId, quantity })
  }
  const addresses = {
    bitcoin_address: addressOf(seed, "btc", customer.id),
    ethereum_address: addressOf(seed, "eth", customer.id),
  }
  await changeCustomer(tx, customer, { email_confirmed: true, ...addresses })
  await bookDuePayouts(tx, { seed, origin: null }, customer.id, now)
}
