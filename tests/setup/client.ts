import { Effect, Result } from "effect"
import type { Locale } from "#domain/shared/currency.ts"
import { createApi } from "#main/lazy/api.ts"

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export const runCall = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))
export const runCallOrThrow = async <A, E>(effect: Effect.Effect<A, E>) => Result.getOrThrow(await runCall(effect))

interface Caller {
  readonly token?: string | null
  readonly locale?: Locale
  readonly onServerFault?: () => void
}

/** Creates the API client of the product with this network and token. */
export const client = (
  fetch: Fetch,
  { token = null, locale = "en-US", onServerFault = () => undefined }: Caller = {},
) =>
  createApi({
    fetch,
    baseUrl: "http://localhost/api/v1",
    tokens: { readAccessToken: () => token, hasTokens: () => token !== null },
    refreshSession: () => Promise.resolve({ _tag: "SessionLost" }),
    locale: () => locale,
    onServerFault,
  })
