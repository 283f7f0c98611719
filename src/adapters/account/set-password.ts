import { Effect, Schema } from "effect"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import { lostResponse } from "#adapters/shared/refusals.ts"
import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { loadProfile } from "#adapters/site/session.ts"
import type { PurchaseFacts } from "#domain/account/password-prompt.ts"
import { taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"

/**
 * Maps the refusal of an incorrect password to `ResponseLost`, and any other failure as `lostResponse` does. The server asks for
 * a current password only if there is one. An earlier call has therefore saved one, and its response was lost.
 */
const lost = (error: ServerRefusal | CallFailed): TaggedFailure<"ResponseLost"> | null =>
  error._tag === "Refused" && error.code === "IncorrectPassword" ? taggedFailure("ResponseLost") : lostResponse(error)

/**
 * Saves the first password. No current password exists, so the call sends none. Fails with `ResponseLost` if the password may have been
 * saved.
 */
export const savePassword = (api: Api) => (input: { readonly password: string }) =>
  api("PATCH /profile/password", {
    body: { newPassword: input.password, confirmPassword: input.password },
    refusals: { ResponseLost: lost },
  })

/** Returns true if a password exists. The machine checks that after a lost response. */
export const checkPasswordSet = (api: Api) => (): Effect.Effect<boolean, CallFailed> =>
  Effect.map(loadProfile(api)(), ({ hasPassword }) => hasPassword)

const Total = Schema.Struct({ total: Schema.Finite })

/** Loads in the background whether the customer has contracts and completed orders. */
export const loadPurchases = (api: Api) => (): Effect.Effect<PurchaseFacts, CallFailed> => {
  const count = (path: string, states?: string) =>
    api(`GET ${path}`, { query: { count: "1", states }, response: Total, isBackground: true })
  return Effect.all([count("/contracts/"), count("/orders/", "Completed")], { concurrency: "unbounded" }).pipe(
    Effect.map(([contracts, completed]) => ({
      hasContracts: contracts.total > 0,
      alreadyCompleted: completed.total > 0,
    })),
  )
}

/** Remembers for the browser session which customer chose "later". Without storage, the choice lasts until the page is closed. */
export const createPasswordPostponements = (storage: () => BrowserStorage) => {
  const stored = createSafeStorage(storage, "hashwell.setPassword.later")
  return { has: (userId: string) => stored.read() === userId, remember: stored.write }
}
