import { createActor } from "xstate"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { joinProgramme, loadPartnerStatus } from "#adapters/partner/partner.ts"
import { partnerJoin } from "#machines/partner/partner-join.machine.ts"
import { JoinButton, JoinModal } from "#ui/partner/partner-join/partner-join.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import type { App } from "#main/site/app.ts"
import { apiOf } from "#main/site/api.ts"
import { withReloadedProfile } from "./partner-status.ts"

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
