import { Effect, Result } from "effect"
import { ProfileWire, Tokens } from "#domain/site/account.ts"
import { taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import type { RunExclusively } from "#adapters/shared/locks.ts"
import type { EndedTokens, TokenStore } from "./tokens.ts"

/** In the background: a failed check is ignored without a notification. */
export const loadProfile = (api: Api) => () => api("GET /profile", { answer: ProfileWire, background: true })

/** The server has no such session. Asked to slow down is not refused. */
const sessionLost = (error: ServerRefusal | CallFailed): TaggedFailure<"SessionLost"> | null =>
  error._tag === "Refused" || error.reason === "unauthorized" ? taggedFailure("SessionLost") : null

const grant = (api: Api, refresh: string) =>
  api("POST /token", {
    form: { grant_type: "refresh_token", refresh_token: refresh },
    answer: Tokens,
    anonymous: true,
    background: true,
    refusals: { SessionLost: sessionLost },
  })

/** One renewal per browser. Returns at once when another tab has renewed the token since `stale` was sent. */
export const renewToken =
  (api: Api, tokens: TokenStore, exclusively: RunExclusively) =>
  ({ stale }: { readonly stale: string | null }) => {
    const renewing = Effect.gen(function* () {
      const access = tokens.access()
      if (access !== null && access !== stale) return null
      const refresh = tokens.refresh()
      if (refresh === null) {
        if (access !== null) tokens.clear("lost")
        return yield* Effect.fail(taggedFailure("SessionLost"))
      }
      const answer = yield* Effect.result(grant(api, refresh))
      // The visitor signed out or in meanwhile: the newer session wins.
      if (tokens.refresh() !== refresh)
        return tokens.present() ? null : yield* Effect.fail(taggedFailure("SessionLost"))
      if (Result.isSuccess(answer)) {
        tokens.renew(answer.success)
        return null
      }
      if (answer.failure._tag === "SessionLost") tokens.clear("lost")
      return yield* Effect.fail(answer.failure)
    })
    // Never interrupted: the server revokes the old token before its response arrives.
    return Effect.flatMap(
      Effect.promise(() => exclusively("hashwell.token", () => Effect.runPromise(Effect.result(renewing)))),
      Effect.fromResult,
    )
  }

/** Tells the server, with a fresh token when the old one is past its age. */
export const endSession =
  (api: Api) =>
  ({ access, refresh }: EndedTokens): Effect.Effect<null, CallFailed> => {
    const notifyServer = (bearer: string) =>
      api("POST /signout", {
        headers: { Authorization: `Bearer ${bearer}` },
        anonymous: true,
        background: true,
        refusals: { SessionLost: sessionLost },
      })
    const retryAfterRefresh =
      refresh === null
        ? Effect.succeed(null)
        : Effect.flatMap(grant(api, refresh), (fresh) => notifyServer(fresh.access_token))
    const telling =
      access === null
        ? retryAfterRefresh
        : Effect.catchTag(notifyServer(access), "SessionLost", () => retryAfterRefresh)
    return Effect.catchTag(telling, "SessionLost", () => Effect.succeed(null))
  }
