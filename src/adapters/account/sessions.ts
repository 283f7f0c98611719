import { Effect } from "effect"
import { OpenSessions } from "#domain/account/security.ts"
import { part, type Api } from "#adapters/shared/api.ts"

export const loadSessions = (api: Api) => () => api({ method: "GET", path: "/profile/sessions", answer: OpenSessions })

/** Ends one session, or all others. One that is not found has ended already. */
export const endSessions =
  (api: Api) =>
  ({ sessionId }: { readonly sessionId: string | null }) =>
    api({
      method: "DELETE",
      path: sessionId === null ? "/profile/sessions" : `/profile/sessions/${part(sessionId)}`,
      answer: null,
      refusals: { SessionEnded: { status: 404 } },
    }).pipe(Effect.catchTag("SessionEnded", () => Effect.succeed(null)))
