import { Effect } from "effect"
import { createActor, waitFor } from "xstate"
import { fillPort } from "../../adapters/shared/fill-port"
import { joinProgramme, loadPartnerStatus as lookPartnerCall } from "../../adapters/partner/partner"
import { partnerJoin } from "../../machines/partner/partner-join/partner-join.machine"
import { JoinButton, JoinModal } from "../../ui/partner/partner-join/partner-join"
import { useAppActor } from "../../ui/site/session"
import type { App } from "../site/app"
import { withApi } from "../site/with-api"

/** One for the whole cabinet: the button stands in the menu, which goes when its drawer closes; the modal beside the page. */
export const createPartnerJoin = (app: App) => {
  const { api, session } = withApi(app)
  const look = lookPartnerCall(api)
  // "Joined" links to the section, which only opens for the reloaded profile.
  const reloadProfile = Effect.promise(() => {
    session.send({ type: "profile.reload" })
    return waitFor(session, ({ value }) => value !== "checking", { timeout: Infinity })
  })
  const loadPartnerStatus = () => Effect.tap(look(), ({ isPartner }) => (isPartner ? reloadProfile : Effect.void))
  const actor = createActor(
    partnerJoin.provide({
      actors: { joinProgramme: fillPort(joinProgramme(api)), loadPartnerStatus: fillPort(loadPartnerStatus) },
    }),
  ).start()
  return {
    Button: () => {
      const [state, send] = useAppActor(actor)
      return <JoinButton state={state} send={send} />
    },
    Modal: () => {
      const [state, send] = useAppActor(actor)
      return <JoinModal state={state} send={send} />
    },
  }
}
