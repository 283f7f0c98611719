import { Effect, Schema } from "effect"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import { lostResponse } from "#adapters/shared/refusals.ts"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { loadProfile } from "#adapters/site/session.ts"
import type { PurchaseFacts } from "#domain/account/password-prompt.ts"
import { taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"

/**
 * Maps a refusal for an incorrect password to `ResponseLost`. The server requires a current password, so an earlier call saved one and its
 * response was lost.
 */
const lost = (error: ServerRefusal | CallFailed): TaggedFailure<"ResponseLost"> | null =>
  error._tag === "Refused" && error.code === "IncorrectPassword" ? taggedFailure("ResponseLost") : lostResponse(error)

/** Saves the first password. No current password exists, so the call sends none. */
export const savePassword = (api: Api) => (it: { readonly password: string }) =>
  api("PATCH /profile/password", {
    body: { newPassword: it.password, confirmPassword: it.password },
    refusals: { ResponseLost: lost },
  })

/** Returns true if a password exists. The machine calls this adapter after a lost response. */
export const checkPasswordSet = (api: Api) => (): Effect.Effect<boolean, CallFailed> =>
  Effect.map(loadProfile(api)(), ({ hasPassword }) => hasPassword)

const Total = Schema.Struct({ total: Schema.Finite })

/** Loads whether the customer has bought anything, in the background. */
export const loadPurchases = (api: Api) => (): Effect.Effect<PurchaseFacts, CallFailed> => {
  const count = (path: string, states?: string) =>
    api(`GET ${path}`, { query: { count: "1", states }, response: Total, background: true })
  return Effect.all([count("/contracts/"), count("/orders/", "Completed")], { concurrency: "unbounded" }).pipe(
    Effect.map(([contracts, completed]) => ({
      hasContracts: contracts.total > 0,
      alreadyCompleted: completed.total > 0,
    })),
  )
}

/** Remembers for the browser session which customer chose "later". Without storage, the choice lasts until the page is closed. */
export const createPasswordPostponements = (storage: () => BrowserStorage) => {
  const stored = safeStorage(storage, "hashwell.setPassword.later")
  return { has: (userId: string) => stored.read() === userId, remember: stored.write }
}
