import { Effect, Schema } from "effect"
import { taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import type { PurchaseFacts } from "#domain/account/password-prompt.ts"
import type { Api, ServerRefusal } from "#adapters/shared/api.ts"
import { lostAnswer } from "#adapters/shared/refusals.ts"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { loadProfile } from "#adapters/site/session.ts"

/** The server requires the current password, so one was saved: the first response was lost. */
const lost = (error: ServerRefusal | CallFailed): TaggedFailure<"AnswerLost"> | null =>
  error._tag === "Refused" && error.code === "IncorrectPassword" ? taggedFailure("AnswerLost") : lostAnswer(error)

/** The first password: there is no current one. */
export const savePassword = (api: Api) => (it: { readonly password: string }) =>
  api("PATCH /profile/password", {
    body: { newPassword: it.password, confirmPassword: it.password },
    refusals: { AnswerLost: lost },
  })

/** The lookup after a lost response: does a password exist? */
export const findPassword = (api: Api) => (): Effect.Effect<boolean, CallFailed> =>
  Effect.map(loadProfile(api)(), ({ hasPassword }) => hasPassword)

const Total = Schema.Struct({ total: Schema.Finite })

/** Has the customer bought anything? A background call. */
export const loadPurchases = (api: Api) => (): Effect.Effect<PurchaseFacts, CallFailed> => {
  const count = (path: string, states?: string) =>
    api(`GET ${path}`, { query: { count: "1", states }, answer: Total, background: true })
  return Effect.all([count("/contracts/"), count("/orders/", "Completed")], { concurrency: "unbounded" }).pipe(
    Effect.map(([contracts, completed]) => ({
      hasContracts: contracts.total > 0,
      alreadyCompleted: completed.total > 0,
    })),
  )
}

/** The customer who chose "later", for the browser session; without storage, for the lifetime of the page. */
export const createPasswordPostponements = (storage: () => BrowserStorage) => {
  const stored = safeStorage(storage, "hashwell.setPassword.later")
  return { has: (userId: string) => stored.read() === userId, remember: stored.write }
}
