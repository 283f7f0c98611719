import { Effect, Result } from "effect"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import type { RunExclusively } from "#adapters/shared/locks.ts"
import { taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { ProfileWire, Tokens } from "#domain/site/account.ts"
import type { EndedTokens, TokenStore } from "./tokens.ts"

/** Loads the profile in the background, so that a failed check raises no notification. */
export const loadProfile = (api: Api) => () => api("GET /profile", { response: ProfileWire, isBackground: true })

/**
 * Returns `SessionLost` if the server no longer has the session, and null otherwise. A rate limit or a server error does not end
 * the session.
 */
const sessionLost = (error: ServerRefusal | CallFailed): TaggedFailure<"SessionLost"> | null =>
  error._tag === "Refused" || error.reason === "unauthorized" ? taggedFailure("SessionLost") : null

const grant = (api: Api, refresh: string) =>
  api("POST /token", {
    form: { grant_type: "refresh_token", refresh_token: refresh },
    response: Tokens,
    anonymous: true,
    isBackground: true,
    refusals: { SessionLost: sessionLost },
  })

/**
 * Refreshes the tokens, in one tab at a time. Returns immediately if another tab has refreshed them since `staleToken` was sent.
 * Fails with `SessionLost` if the customer must sign in again.
 */
export const refreshTokens =
  (api: Api, tokens: TokenStore, exclusively: RunExclusively) =>
  ({ staleToken }: { readonly staleToken: string | null }) => {
    const refreshing = Effect.gen(function* () {
      const access = tokens.readAccessToken()
      if (access !== null && access !== staleToken) return null
      const refresh = tokens.readRefreshToken()
      if (refresh === null) {
        if (access !== null) tokens.clear("lost")
        return yield* Effect.fail(taggedFailure("SessionLost"))
      }
      const answer = yield* Effect.result(grant(api, refresh))
      // The visitor has signed out or in during the refresh, so the newer session wins.
      if (tokens.readRefreshToken() !== refresh)
        return tokens.hasTokens() ? null : yield* Effect.fail(taggedFailure("SessionLost"))
      if (Result.isSuccess(answer)) {
        tokens.replace(answer.success)
        return null
      }
      if (answer.failure._tag === "SessionLost") tokens.clear("lost")
      return yield* Effect.fail(answer.failure)
    })
    // The refresh is never interrupted, because the server revokes the old token before its response arrives.
    return Effect.flatMap(
      Effect.promise(() => exclusively("hashwell.token", () => Effect.runPromise(Effect.result(refreshing)))),
      Effect.fromResult,
    )
  }

/**
 * Ends the session on the server. If the access token has expired, the call uses a fresh one. A session that the server no longer has
 * counts as ended.
 */
export const endSession =
  (api: Api) =>
  ({ access, refresh }: EndedTokens): Effect.Effect<null, CallFailed> => {
    const notifyServer = (bearer: string) =>
      api("POST /signout", {
        headers: { Authorization: `Bearer ${bearer}` },
        anonymous: true,
        isBackground: true,
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
