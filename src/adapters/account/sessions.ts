import { Effect } from "effect"
import { OpenSessions } from "../../domain/account/open-session"
import type { CallFailed } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed, part } from "../shared/api"

export const loadSessions = (api: Api) => (): Effect.Effect<OpenSessions, CallFailed> =>
  Effect.mapError(api({ method: "GET", path: "/profile/sessions", answer: OpenSessions }), asCallFailed)

/** Ends one session, or all others. One that is not found has ended already. */
export const endSessions =
  (api: Api) =>
  ({ sessionId }: { readonly sessionId: string | null }): Effect.Effect<null, CallFailed> =>
    api({
      method: "DELETE",
      path: sessionId === null ? "/profile/sessions" : `/profile/sessions/${part(sessionId)}`,
      answer: null,
    }).pipe(
      Effect.as(null),
      Effect.catch((error) =>
        error._tag === "Refused" && error.status === 404 ? Effect.succeed(null) : Effect.fail(asCallFailed(error)),
      ),
    )
