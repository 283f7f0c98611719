import { day, hour, minute } from "#sandbox/clock.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"

export type Sample = {
  readonly productId: string
  readonly quantity: string
  readonly coin: CoinName
  /** The age of the order in milliseconds when the demo begins. */
  readonly age: number
  /** The paid part of the order. The field is absent if the order has no invoice yet. */
  readonly paid?: "exact" | "half" | "nothing"
}

/**
 * A year in the life of a customer: old and new contracts, and orders that need an action. The extra minute keeps the number of remaining
 * days equal in a browser whose clock is a second behind the server's.
 */
export const samples: readonly Sample[] = [
  { productId: "btc-limited", quantity: "60", coin: "btc", age: 400 * day + minute, paid: "exact" },
  { productId: "btc-limited", quantity: "40", coin: "btc", age: 150 * day + minute, paid: "exact" },
  { productId: "btc-unlimited", quantity: "25", coin: "btc", age: 75 * day + minute, paid: "exact" },
  { productId: "eth-limited", quantity: "500", coin: "eth", age: 40 * day + minute, paid: "exact" },
  { productId: "btc-limited", quantity: "15", coin: "btc", age: 9 * day },
  { productId: "eth-limited", quantity: "300", coin: "eth", age: 5 * hour, paid: "half" },
  { productId: "btc-unlimited", quantity: "10", coin: "btc", age: hour, paid: "nothing" },
]
