import { Effect } from "effect"
import { waitFor, type ActorRefFrom } from "xstate"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { session as sessionMachine } from "#machines/site/session.machine.ts"

interface PartnerStatus {
  readonly isPartner: boolean
}

/**
 * Reloads the session's profile for a partner: the section opens only for a profile that knows of the partnership. The session
 * keeps its old profile when the reload fails; then the outcome is unknown too.
 */
export const withReloadedProfile =
  (session: ActorRefFrom<typeof sessionMachine>, load: () => Effect.Effect<PartnerStatus, CallFailed>) =>
  (): Effect.Effect<PartnerStatus, CallFailed> =>
    Effect.gen(function* () {
      const status = yield* load()
      if (!status.isPartner) return status
      session.send({ type: "profile.reload" })
      const { context } = yield* Effect.promise((signal) =>
        waitFor(session, ({ value }) => value !== "checking", { signal, timeout: Infinity }),
      )
      return context.profile?.isPartner === true ? status : yield* Effect.fail(callFailed("unavailable"))
    })
