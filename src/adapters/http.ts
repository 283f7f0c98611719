import { Effect } from "effect"
import { defaultLocale, isLocale } from "../domain/currency"
import type { CallFailed } from "../domain/failure"
import { callFailed } from "../domain/failure"
import { timing } from "../domain/timing"
import type { Answered } from "./answer"
import { asksForCode, readAnswer } from "./answer"
import type { Api, Call, Refused } from "./api"
import type { TokenStore } from "./tokens"

/** How an attempt to renew the session ended. A failure leaves the person signed in. */
export type Renewal = { readonly _tag: "Renewed" } | { readonly _tag: "Lost" } | CallFailed

type AnyCall = Call<unknown>

export interface Http {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Our own API. The bearer token never goes anywhere else. */
  readonly baseUrl: string
  readonly tokens: Pick<TokenStore, "access" | "present">
  /** Renews the session unless somebody has since `stale` was sent. */
  readonly renew: (stale: string | null) => Promise<Renewal>
  /** A call that waited for a renewal has been sent again. */
  readonly onRetried?: () => void
  readonly locale: () => string
  /** Tells the person of a fault of the server. */
  readonly onServerFault: (requestId: string | null) => void
  readonly onDate?: (date: string | null) => void
  /** Asks the person for a code; null when they would rather not. `again`: the last code was wrong. */
  readonly challenge?: (call: AnyCall, again: boolean) => Promise<string | null>
}

const ownPath = /^(?:\/(?!\/)(?!\.{1,2}(?:\/|$))[\w.~%!'()*-]*)+$/
const printable = /^[\x20-\x7e]*$/

const urlOf = (baseUrl: string, { path, query }: AnyCall): string => {
  if (!ownPath.test(path)) throw new Error(`Not a path of the API: ${path.slice(0, 60)}`)
  const told = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return baseUrl + path + (told.length === 0 ? "" : `?${new URLSearchParams(told)}`)
}

const initOf = (call: AnyCall, headers: Readonly<Record<string, string>>, signal: AbortSignal): RequestInit => {
  const body = call.form ? new URLSearchParams(call.form) : call.body === undefined ? null : JSON.stringify(call.body)
  return {
    method: call.method,
    headers: { ...headers, ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}) },
    body,
    signal,
    // A redirect is no answer of the API, and must not take the bearer token along.
    redirect: "manual",
    cache: "no-store",
    credentials: "same-origin"
  }
}

export const createApi = (http: Http): Api => {
  const exchange = (call: AnyCall, bearer: string | null, code: string | null): Effect.Effect<Answered, CallFailed> => {
    const locale = http.locale()
    const headers: Record<string, string> = {
      Accept: "application/json",
      "Accept-Language": isLocale(locale) ? locale : defaultLocale,
      ...call.headers,
      ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(code === null ? {} : { "X-TFA": code })
    }
    for (const [name, value] of Object.entries(headers))
      if (!printable.test(value)) throw new Error(`The header ${name} has letters that no header may have`)
    const url = urlOf(http.baseUrl, call)
    return Effect.tryPromise({
      try: async (signal): Promise<Answered> => {
        const response = await http.fetch(url, initOf(call, headers, signal))
        return { status: response.status, headers: response.headers, text: await response.text() }
      },
      catch: () => callFailed("offline")
    }).pipe(
      Effect.timeoutOrElse({ duration: timing.callTimeout, orElse: () => Effect.fail(callFailed("timeout")) }),
      Effect.tap(({ headers: answered }) => Effect.sync(() => http.onDate?.(answered.get("Date"))))
    )
  }

  const renewed = (stale: string | null): Effect.Effect<"Renewed" | "Lost", CallFailed> =>
    Effect.flatMap(Effect.promise(() => http.renew(stale)), (renewal) =>
      renewal._tag === "CallFailed" ? Effect.fail(renewal) : Effect.succeed(renewal._tag))

  /** When the session is lost a read may still be answered as a stranger's; a write is not sent under another name. */
  const asStranger = (call: AnyCall, code: string | null) =>
    call.method === "GET" ? exchange(call, null, code) : Effect.fail(callFailed("unauthorized"))

  const retry = (call: AnyCall, code: string | null) =>
    Effect.ensuring(exchange(call, http.tokens.access(), code), Effect.sync(() => http.onRetried?.()))

  /** With the session of this browser, renewed at most once. */
  const signedExchange = (call: AnyCall, code: string | null): Effect.Effect<Answered, CallFailed> =>
    Effect.gen(function*() {
      if (call.anonymous) return yield* exchange(call, null, code)
      const expired = http.tokens.access() === null && http.tokens.present()
      const bearer = http.tokens.access()
      if (!expired) {
        const answered = yield* exchange(call, bearer, code)
        if (answered.status !== 401 || bearer === null) return answered
      }
      return (yield* renewed(bearer)) === "Lost" ? yield* asStranger(call, code) : yield* retry(call, code)
    })

  const challenged = (call: AnyCall, again: boolean): Effect.Effect<Answered, CallFailed> =>
    Effect.gen(function*() {
      const code = yield* Effect.promise(async () => (await http.challenge?.(call, again)) ?? null)
      if (code === null) return yield* Effect.fail(callFailed("cancelled"))
      const answered = yield* signedExchange(call, code)
      return asksForCode(answered) ? yield* challenged(call, true) : answered
    })

  const opensChallenge = (call: AnyCall, answered: Answered) =>
    call.background !== true && call.headers?.["X-TFA"] === undefined && asksForCode(answered)

  const noticed = (call: AnyCall) => (failure: Refused | CallFailed) =>
    Effect.sync(() => {
      if (failure._tag === "CallFailed" && failure.reason === "server" && call.background !== true)
        http.onServerFault(failure.requestId)
    })

  return <A>(call: Call<A>): Effect.Effect<A, Refused | CallFailed> =>
    Effect.gen(function*() {
      const any = call as AnyCall
      const first = yield* signedExchange(any, null)
      const answered = opensChallenge(any, first) ? yield* challenged(any, false) : first
      return yield* readAnswer(call, answered)
    }).pipe(Effect.tapError(noticed(call as AnyCall)))
}
