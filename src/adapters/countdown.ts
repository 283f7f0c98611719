import { Effect } from "effect"
import type { Instant } from "../domain/schema"
import type { Clock } from "./clock"

/** Whole seconds until an instant, by the server's clock as far as it is known. */
export const readClock = (clock: Pick<Clock, "now">) => ({ until }: { readonly until: Instant }) =>
  Effect.sync(() => ({ secondsLeft: Math.max(0, Math.ceil((Date.parse(until) - clock.now()) / 1_000)) }))
