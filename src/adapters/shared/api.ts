import { Effect, type Schema } from "effect"
import type { CallFailed, ServerRefusal } from "#domain/shared/failure.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import { nameFailure, type DeclaredFailure, type Refusals } from "./refusals.ts"

export type { ServerRefusal } from "#domain/shared/failure.ts"

interface CallOptions<A, Declared extends Refusals> {
  readonly query?: { readonly [name: string]: string | undefined }
  /** The body, sent as JSON. */
  readonly body?: unknown
  /** The fields of a form-encoded body, for a call without a JSON body. */
  readonly form?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
  /** Decodes the response. Left out if the response is empty (204). */
  readonly response?: Schema.Codec<A, unknown>
  /** The failures of this call other than `CallFailed`. The port that the call fills declares the same failures. */
  readonly refusals?: Declared
  /** True for a poll or probe. The call raises no notification on 500 (a GET never does), and never opens the two-factor challenge. */
  readonly isBackground?: boolean
  /** True for a call that finishes even if its page is closed. */
  readonly keepalive?: boolean
  /** True for a call that sends no bearer token and never refreshes the session, such as a call to /token. */
  readonly anonymous?: boolean
}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE"

/**
 * The method and the path after /api/v1, verbatim, including a trailing slash. Parts from outside must be encoded with `encodePathSegment`.
 */
type Request = `${Method} ${string}`

export interface ApiCall<A, Declared extends Refusals = Refusals> extends CallOptions<A, Declared> {
  readonly method: Method
  readonly path: string
}

/** Sends a call. The refusals have no names yet. */
export type Send = <A>(call: ApiCall<A>) => Effect.Effect<A, ServerRefusal | CallFailed>

/**
 * Makes one call in the notation of docs/api.md. The result is null if the call declares no `response`. A refusal fails with the name that
 * `refusals` gives it, or else with `CallFailed`.
 */
export type Api = <A = null, const Declared extends Refusals = Refusals>(
  request: Request,
  options?: CallOptions<A, Declared>,
) => Effect.Effect<A, DeclaredFailure<Declared> | CallFailed>

/** Creates the API from a function that sends calls. Each refusal gets the name that its call declares for it. */
export const createNamedApi =
  (send: Send): Api =>
  (request, options = {}) => {
    const space = request.indexOf(" ")
    const call = { method: request.slice(0, space) as Method, path: request.slice(space + 1), ...options }
    return Effect.mapError(send(call), (error) => nameFailure(options.refusals, error))
  }

/**
 * Returns the API for calls that the customer did not start. A background call fails without a notification and never requests a two-factor
 * code.
 */
export const asBackgroundApi =
  (api: Api): Api =>
  (request, options) =>
    api(request, { ...options, isBackground: true })

/** Returns the query parameters of one page of a list. The first page is 1. */
export const createPageQuery = (page: number, size = pageSize) => ({
  offset: String(offsetOf(page, size)),
  count: String(size),
})

export { encodePathSegment } from "#domain/shared/path-segment.ts"
