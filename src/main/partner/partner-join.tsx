import { Effect } from "effect"
import { createActor, waitFor, type ActorRefFrom } from "xstate"
import { joinProgramme, loadPartnerStatus } from "#adapters/partner/partner-join.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { partnerJoin } from "#machines/partner/partner-join.machine.ts"
import type { session as sessionMachine } from "#machines/site/session.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { JoinButton, JoinModal } from "#ui/partner/partner-join/partner-join.tsx"
import { useAppActor } from "#ui/site/session.tsx"

interface PartnerStatus {
  readonly isPartner: boolean
}

/**
 * Reloads the session's profile for a partner, because the section opens only if the profile includes the partnership. If the reload fails,
 * the session keeps its old profile and the outcome is unknown.
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

/**
 * Creates the button and the modal of the whole cabinet. The button is in the menu, which unmounts when its drawer closes, so the modal is
 * rendered outside it.
 */
export const createPartnerJoin = (app: AppContext) => {
  const api = createPageApi(app)
  const { session } = app
  const actor = createActor(
    provide(partnerJoin)({
      joinProgramme: joinProgramme(api),
      loadPartnerStatus: withReloadedProfile(session, loadPartnerStatus(api)),
    }),
  ).start()
  return {
    Button: () => <JoinButton {...useAppActor(actor)} />,
    Modal: () => <JoinModal {...useAppActor(actor)} />,
  }
}
