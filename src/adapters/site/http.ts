import { Result } from "effect"
import type { ApiCall, ServerRefusal } from "#adapters/shared/api.ts"
import type { Clock } from "#adapters/shared/clock.ts"
import { decodeResponse, type ReceivedResponse } from "#adapters/shared/decode-response.ts"
import { fillPort, type Adapter } from "#adapters/shared/fill-port.ts"
import { defaultLocale, isLocale } from "#domain/shared/currency.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import type { CallOptions, SendFailure, TokenRejected, TokenUse } from "#machines/site/api-call.machine.ts"
import type { TokenStore } from "./tokens.ts"

/** The result of an attempt to refresh the session. After a failure the customer stays signed in. */
export type SessionRefresh = TaggedFailure<"TokenRefreshed"> | TaggedFailure<"SessionLost"> | CallFailed

export type AnyApiCall = ApiCall<unknown>

export interface HttpClient {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The URL of this site's API, which alone receives the bearer token. */
  readonly baseUrl: string
  readonly tokens: Pick<TokenStore, "readAccessToken" | "hasTokens">
  /** Refreshes the session, unless another call has refreshed it since `staleToken` was sent. */
  readonly refreshSession: (staleToken: string | null) => Promise<SessionRefresh>
  /** The client calls this function when it has resent a call that waited for a refresh. */
  readonly onRetried?: () => void
  readonly locale: () => string
  /** Raises the notification of a server error, with the id of the request. */
  readonly onServerFault: (requestId: string | null) => void
  /** The client calls this function when it sends a call. The returned function records the time of the response. */
  readonly measure?: Clock["measure"]
  /** The client calls this function when a call has succeeded. */
  readonly onAnswered?: () => void
  /** The client calls this function when a call without a token got the status 401. */
  readonly onUnauthorized?: () => void
  /**
   * Asks the customer for a two-factor code for one call. The result is null if the customer cancels. A second request for the same call
   * means that the code was wrong or already used. `call` is aborted when the call has its response or its caller was stopped.
   */
  readonly challenge?: (call: AbortSignal, isCodeUsed: boolean) => Promise<string | CallFailed | null>
}

const ownPath = /^(?:\/(?!\/)(?!\.{1,2}(?:\/|$))[\w.~%!'()*-]*)+$/
const printable = /^[\x20-\x7e]*$/

const urlOf = (baseUrl: string, { path, query }: AnyApiCall): string => {
  if (!ownPath.test(path)) throw new Error(`Not a path of the API: ${path.slice(0, 60)}`)
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return baseUrl + path + (entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`)
}

const initOf = (call: AnyApiCall, headers: Readonly<Record<string, string>>, signal: AbortSignal): RequestInit => {
  const body = call.form ? new URLSearchParams(call.form) : call.body === undefined ? null : JSON.stringify(call.body)
  return {
    method: call.method,
    headers: { ...headers, ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}) },
    body,
    signal,
    ...(call.keepalive === true ? { keepalive: true } : {}),
    // The API never redirects, and a redirect must not receive the bearer token.
    redirect: "manual",
    cache: "no-store",
    credentials: "same-origin",
  }
}

const exchange = async (
  http: HttpClient,
  call: AnyApiCall,
  bearer: string | null,
  code: string | null,
  signal: AbortSignal,
): Promise<ReceivedResponse | CallFailed> => {
  const locale = http.locale()
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": isLocale(locale) ? locale : defaultLocale,
    ...call.headers,
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    ...(code === null ? {} : { "X-TFA": code }),
  }
  for (const [name, value] of Object.entries(headers))
    if (!printable.test(value)) throw new Error(`The header ${name} has letters that no header may have`)
  const url = urlOf(http.baseUrl, call)
  try {
    const response = await http.fetch(url, initOf(call, headers, signal))
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch {
    return callFailed("offline")
  }
}

/** The codes of the responses that require a two-factor code. */
const codes = ["tfa", "CodeUsed"]

const tokenRejected = (staleToken: string | null, failure: CallFailed): TokenRejected => ({
  _tag: "TokenRejected",
  staleToken,
  failure,
})

/** Sorts a refusal by the remedy. The call may need a two-factor code or a new token, or have no remedy. */
const classifyRefusal =
  (bearer: string | null) =>
  (failed: ServerRefusal | CallFailed): SendFailure => {
    if (failed._tag === "Refused")
      return failed.status === 403 && codes.includes(failed.code)
        ? { _tag: "TwoFactorRequired", isCodeUsed: failed.code === "CodeUsed", refused: failed }
        : failed
    return failed.reason === "unauthorized" && bearer !== null ? tokenRejected(bearer, failed) : failed
  }

const sendCall =
  (
    http: HttpClient,
    call: AnyApiCall,
  ): Adapter<{ readonly token: TokenUse; readonly code: string | null }, unknown, SendFailure> =>
  async ({ token, code }, signal) => {
    const bearer = call.anonymous || token === "none" ? null : http.tokens.readAccessToken()
    // The access token has expired, so the session must be refreshed first.
    if (bearer === null && token === "current" && !call.anonymous && http.tokens.hasTokens())
      return Result.fail(tokenRejected(null, callFailed("unauthorized")))
    const measured = http.measure?.()
    const response = await exchange(http, call, bearer, code, signal)
    if (token === "refreshed") http.onRetried?.()
    if ("_tag" in response) return Result.fail(response)
    measured?.(response.headers.get("Date"), response.headers.get("Age"))
    const decoded = Result.mapError(decodeResponse(call, response), classifyRefusal(bearer))
    if (Result.isSuccess(decoded)) http.onAnswered?.()
    if (bearer === null && !call.anonymous && Result.isFailure(decoded)) {
      const { failure } = decoded
      if (failure._tag === "CallFailed" && failure.reason === "unauthorized") http.onUnauthorized?.()
    }
    return decoded
  }

/** Returns the options that affect this call, apart from its responses. */
export const callOptionsOf = (call: AnyApiCall): CallOptions => ({
  isBackground: call.isBackground === true,
  isReadOnly: call.method === "GET",
  hasCode: call.headers?.["X-TFA"] !== undefined,
})

/** Returns the ports of the machine `apiCall` for one call. `over` is aborted when the caller stops. */
export const createApiCallPorts = (http: HttpClient, call: AnyApiCall, over: AbortSignal) => ({
  sendCall: fillPort(sendCall(http, call)),
  refreshSession: fillPort(async ({ staleToken }: { readonly staleToken: string | null }) => {
    const outcome = await http.refreshSession(staleToken)
    return outcome._tag === "TokenRefreshed" ? Result.succeed(null) : Result.fail(outcome)
  }),
  askTwoFactorCode: fillPort(async ({ isCodeUsed }: { readonly isCodeUsed: boolean }) => {
    const answer = (await http.challenge?.(over, isCodeUsed)) ?? callFailed("cancelled")
    return typeof answer === "string" ? Result.succeed(answer) : Result.fail(answer)
  }),
  reportFault: fillPort(({ requestId }: { readonly requestId: string | null }) => {
    http.onServerFault(requestId)
    return Result.succeed(null)
  }),
})
