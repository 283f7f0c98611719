import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import { generateId } from "#adapters/shared/idempotency-keys.ts"
import { createSafeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { saveTokens, type TokenWriter, type TokenStore } from "#adapters/site/tokens.ts"
import { DemoCabinet, CreatedDemoCabinet, type EmailRegistered } from "#domain/demo/demo.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { Tokens } from "#domain/site/account.ts"
import type { StoredDemo } from "#machines/demo/demo-cabinet.machine.ts"

/** The id of this browser's demo cabinet. If the browser refuses storage, the id lasts until the page is closed. */
export interface DemoIdStore {
  readonly read: () => string | null
  /** Creates an id and stores it in place of an earlier id. */
  readonly generate: () => string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Creates the store of the id. A stored value that is not a UUID counts as a missing id. */
export const createDemoIdStore = (storage: () => BrowserStorage): DemoIdStore => {
  const stored = createSafeStorage(storage, "hashwell.demo")
  return {
    read: () => {
      const id = stored.read()
      return id !== null && uuid.test(id) ? id : null
    },
    generate: () => {
      const id = generateId()
      stored.write(id)
      return id
    },
  }
}

/** Returns the id of this browser's demo cabinet, and whether the browser is signed in. */
export const readStoredDemo =
  (ids: DemoIdStore, tokens: Pick<TokenStore, "hasTokens">) => (): Effect.Effect<StoredDemo> =>
    Effect.sync(() => ({ id: ids.read(), isEntered: tokens.hasTokens() }))

export const generateDemoId = (ids: DemoIdStore) => (): Effect.Effect<string> => Effect.sync(ids.generate)

/**
 * Creates the demo cabinet, or returns the cabinet that already has this id. The adapter stores the tokens of the response, so that the
 * machine receives only the contents of the cabinet.
 */
export const createDemo = (api: Api, tokens: TokenWriter) => (input: { readonly id: string }) =>
  api("POST /demo/cabinet", { body: { id: input.id }, response: CreatedDemoCabinet, anonymous: true }).pipe(
    Effect.map(({ tokens: newTokens, ...cabinet }) => {
      if (newTokens !== null) tokens.save(newTokens)
      return cabinet
    }),
  )

/** Loads a demo cabinet. Fails with `DemoNotFound` if no cabinet has this id, or it was removed. */
export const loadDemo = (api: Api) => (input: { readonly id: string }) =>
  api(`GET /demo/cabinet/${encodePathSegment(input.id)}`, {
    response: DemoCabinet,
    anonymous: true,
    refusals: { DemoNotFound: { status: 404 } },
  })

/**
 * Turns the demo into a real account, and signs in this browser. Fails with `EmailRegistered` if the e-mail address has an account, and
 * with the reason `notFound` if this browser has no demo.
 */
export const assignDemo =
  (api: Api, tokens: TokenWriter, ids: Pick<DemoIdStore, "read">, currencyId: () => DisplayCurrency) =>
  ({ email }: { readonly email: string }) =>
    Effect.suspend(() => {
      const id = ids.read()
      if (id === null) return Effect.fail(callFailed("notFound"))
      return api(`POST /demo/cabinet/${encodePathSegment(id)}/assign`, {
        body: { email, currencyId: currencyId() },
        response: Tokens,
        refusals: {
          EmailRegistered: {
            status: 409,
            code: ["AlreadyRegistered", "EmailRegistered", ""],
            as: ({ message }): EmailRegistered => ({ _tag: "EmailRegistered", message }),
          },
        },
      }).pipe(Effect.map(saveTokens(tokens)))
    })
