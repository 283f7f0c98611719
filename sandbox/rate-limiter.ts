import { createHash } from "node:crypto"
import { second } from "./clock.ts"

/** The maximum number of clients and accounts in the memory. Another one replaces the oldest. */
const maxEntries = 40_000

type RateLimitWindow = { readonly since: number; calls: number }

/**
 * Returns a function that counts a call of this name within a window, in milliseconds. If the limit is reached, `wait` is the number of
 * seconds left. `refund` undoes the count.
 */
export const createRateLimiter = (now: () => number) => {
  const counts = new Map<string, RateLimitWindow>()
  const countOf = (key: string, window: number): RateLimitWindow => {
    const entry = counts.get(key)
    if (entry && now() - entry.since < window) return entry
    const fresh = { since: now(), calls: 0 }
    counts.delete(key)
    if (counts.size >= maxEntries)
      for (const [oldest] of counts) {
        counts.delete(oldest)
        break
      }
    counts.set(key, fresh)
    return fresh
  }
  return (name: string, calls: number, window: number): { readonly wait?: number; readonly refund: () => void } => {
    // The key is a hash of the name, because a typed name may be long.
    const count = countOf(createHash("sha256").update(name).digest("base64"), window)
    const refund = () => {
      count.calls -= 1
    }
    if (count.calls >= calls) return { wait: Math.ceil((count.since + window - now()) / second), refund }
    count.calls += 1
    return { refund }
  }
}
