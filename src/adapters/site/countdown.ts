import { Result } from "effect"
import type { Instant } from "#domain/shared/schema.ts"
import type { Clock } from "#adapters/shared/clock.ts"

/** Whole seconds until an instant, by the server's clock if known. */
export const readClock =
  (clock: Pick<Clock, "now">) =>
  ({ until }: { readonly until: Instant | number }) => {
    const now = clock.now()
    const end = typeof until === "number" ? new Date(now + until * 1_000).toISOString() : until
    return Result.succeed({ secondsLeft: Math.max(0, Math.ceil((Date.parse(end) - now) / 1_000)), until: end })
  }
