import type { Instant } from "#domain/shared/schema.ts"
import { Result } from "effect"

/** The current time in milliseconds, by the server's clock if known: a wrong local clock must not end a rate early. */
export interface Clock {
  readonly now: () => number
  /** Records a response's Date header. It has whole seconds, so only a clear difference counts. */
  readonly learn: (date: string | null) => void
  /** Calls the listener after each change of the difference. Returns a function that ends the subscription. */
  readonly watch: (listener: () => void) => () => void
}

const noticeable = 2_000

export const createClock = (own: () => number = Date.now): Clock => {
  let offset = 0
  const listeners = new Set<() => void>()
  return {
    now: () => own() + offset,
    learn: (date) => {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(server)) return
      const difference = server - own()
      const next = Math.abs(difference) < noticeable ? 0 : difference
      if (next === offset) return
      offset = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** For values that do not change while they are shown. */
export const instantNow = ({ now }: Pick<Clock, "now">): Instant => new Date(now()).toISOString()

/** Whole seconds until an instant, by the server's clock if known. */
export const readClock =
  (clock: Pick<Clock, "now">) =>
  ({ until }: { readonly until: Instant | number }) => {
    const now = clock.now()
    const end = typeof until === "number" ? new Date(now + until * 1_000).toISOString() : until
    return Result.succeed({ secondsLeft: Math.max(0, Math.ceil((Date.parse(end) - now) / 1_000)), until: end })
  }
