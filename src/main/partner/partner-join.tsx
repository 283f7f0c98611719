import { createActor } from "xstate"
import { fillPort } from "../../adapters/shared/fill-port"
import { joinProgramme, loadPartnerStatus } from "../../adapters/partner/partner"
import { partnerJoin } from "../../machines/partner/partner-join.machine"
import { JoinButton, JoinModal } from "../../ui/partner/partner-join/partner-join"
import { useAppActor } from "../../ui/site/session"
import type { App } from "../site/app"
import { apiOf } from "../site/api"
import { withReloadedProfile } from "./partner-status"

/** One for the whole cabinet: the button stands in the menu, which goes when its drawer closes; the modal beside the page. */
export const createPartnerJoin = (app: App) => {
  const api = apiOf(app)
  const { session } = app
  const actor = createActor(
    partnerJoin.provide({
      actors: {
        joinProgramme: fillPort(joinProgramme(api)),
        loadPartnerStatus: fillPort(withReloadedProfile(session, loadPartnerStatus(api))),
      },
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
