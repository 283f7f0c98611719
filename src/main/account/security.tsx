import { endSessions, loadSessions } from "../../adapters/account/sessions"
import { fillPort } from "../../adapters/shared/fill-port"
import { sessions } from "../../machines/account/sessions/sessions.machine"
import { Sessions } from "../../ui/account/sessions/sessions"
import { useExtension } from "../../ui/site/site-config"
import type { App } from "../site/app"
import { withApi } from "../site/with-api"

/** The security tab of the settings, with the parts that the operator offers. */
export const createSecurity = (app: App) => {
  const { api } = withApi(app)
  const machine = sessions.provide({
    actors: { loadSessions: fillPort(loadSessions(api)), endSessions: fillPort(endSessions(api)) },
  })
  return () => useExtension("sessions") && <Sessions machine={machine} />
}
