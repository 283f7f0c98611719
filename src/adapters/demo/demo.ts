import { Effect } from "effect"
import { encodePart, type Api } from "#adapters/shared/api.ts"
import { newId } from "#adapters/shared/form-ids.ts"
import { safeStorage, type BrowserStorage } from "#adapters/shared/safe-storage.ts"
import { keepTokens, type Keep, type TokenStore } from "#adapters/site/tokens.ts"
import { DemoCabinet, CreatedDemoCabinet, type EmailRegistered } from "#domain/demo/demo.ts"
import type { DisplayCurrency } from "#domain/shared/currency.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { Tokens } from "#domain/site/account.ts"
import type { StoredDemo } from "#machines/demo/demo-cabinet.machine.ts"

/** The id of this browser's demo cabinet. If the browser refuses storage, the id lasts until the page is closed. */
export interface DemoId {
  readonly read: () => string | null
  readonly mint: () => string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const createDemoId = (storage: () => BrowserStorage): DemoId => {
  const stored = safeStorage(storage, "hashwell.demo")
  return {
    read: () => {
      const id = stored.read()
      return id !== null && uuid.test(id) ? id : null
    },
    mint: () => {
      const id = newId()
      stored.write(id)
      return id
    },
  }
}

/** Returns the id of this browser's demo cabinet, and whether the browser is signed in. */
export const readDemo = (ids: DemoId, tokens: Pick<TokenStore, "present">) => (): Effect.Effect<StoredDemo> =>
  Effect.sync(() => ({ id: ids.read(), isEntered: tokens.present() }))

export const mintDemo = (ids: DemoId) => (): Effect.Effect<string> => Effect.sync(ids.mint)

/** Creates the demo cabinet. The adapter stores any tokens of the response, and the machine receives only the contents of the cabinet. */
export const createDemo = (api: Api, tokens: Keep) => (it: { readonly id: string }) =>
  api("POST /demo/cabinet", { body: { id: it.id }, response: CreatedDemoCabinet, anonymous: true }).pipe(
    Effect.map(({ tokens: given, ...cabinet }) => {
      if (given !== null) tokens.keep(given)
      return cabinet
    }),
  )

export const loadDemo = (api: Api) => (it: { readonly id: string }) =>
  api(`GET /demo/cabinet/${encodePart(it.id)}`, {
    response: DemoCabinet,
    anonymous: true,
    refusals: { DemoNotFound: { status: 404 } },
  })

/** Turns the demo into a real account, and signs in this browser. */
export const assignDemo =
  (api: Api, tokens: Keep, ids: Pick<DemoId, "read">, currencyId: () => DisplayCurrency) =>
  ({ email }: { readonly email: string }) =>
    Effect.suspend(() => {
      const id = ids.read()
      if (id === null) return Effect.fail(callFailed("notFound"))
      return api(`POST /demo/cabinet/${encodePart(id)}/assign`, {
        body: { email, currencyId: currencyId() },
        response: Tokens,
        refusals: {
          EmailRegistered: {
            status: 409,
            code: ["AlreadyRegistered", "EmailRegistered", ""],
            as: ({ message }): EmailRegistered => ({ _tag: "EmailRegistered", message }),
          },
        },
      }).pipe(Effect.map(keepTokens(tokens)))
    })
