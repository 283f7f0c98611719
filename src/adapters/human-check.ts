import { Effect } from "effect"
import type { CallFailed } from "../domain/failure"
import { callFailed } from "../domain/failure"
import type { HumanCheckAction } from "../domain/human-check"

/** Asks the human-check service for a value that one call may carry. */
export type HumanCheck = (asked: { readonly action: HumanCheckAction }) => Effect.Effect<string, CallFailed>

/** Stands in for the service: everybody is human here. */
export const localHumanCheck: HumanCheck = ({ action }) => Effect.succeed(`local-${action}`)

/** What a configured service's module exports. */
export interface HumanCheckModule {
  readonly obtain: (action: HumanCheckAction) => Promise<string>
}

const printable = /^[\x20-\x7e]{1,4096}$/

/** The real service. It is fetched with the first form that is sent, and never while the address holds a token of a letter. */
export const remoteHumanCheck = (load: () => Promise<HumanCheckModule>, holdsToken: () => boolean): HumanCheck => ({ action }) =>
  Effect.suspend(() => holdsToken()
    ? Effect.fail(callFailed("unavailable"))
    : Effect.tryPromise({
      try: async () => (await load()).obtain(action),
      // A blocker, a network, the service itself: in each case the form can be sent again.
      catch: () => callFailed("unavailable")
    })
  ).pipe(
    // It goes into a header.
    Effect.flatMap((value) => (printable.test(value) ? Effect.succeed(value) : Effect.fail(callFailed("malformed"))))
  )
