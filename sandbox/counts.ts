import { createHash } from "node:crypto"
import { second } from "./clock.ts"

/** The largest number of clients and accounts in the memory. A further one replaces the oldest. */
const maxEntries = 40_000

type Count = { readonly since: number; calls: number }

/** Returns a function that counts a call within a window. If the limit is reached, the function returns the seconds left. */
export const createCounts = (now: () => number) => {
  const counts = new Map<string, Count>()
  const countOf = (key: string, window: number): Count => {
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
  return (name: string, calls: number, window: number): { readonly wait?: number; readonly giveBack: () => void } => {
    // The count stores a hash of the name, because a typed name may be long.
    const count = countOf(createHash("sha256").update(name).digest("base64"), window)
    const giveBack = () => {
      count.calls -= 1
    }
    if (count.calls >= calls) return { wait: Math.ceil((count.since + window - now()) / second), giveBack }
    count.calls += 1
    return { giveBack }
  }
}
