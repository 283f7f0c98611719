import { Effect, type Schema } from "effect"
import type { CallFailed, ServerRefusal } from "#domain/shared/failure.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import { nameFailure, type DeclaredFailure, type Refusals } from "./refusals.ts"

export type { ServerRefusal } from "#domain/shared/failure.ts"

interface CallOptions<A, Declared extends Refusals> {
  readonly query?: { readonly [name: string]: string | undefined }
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent form-encoded instead. */
  readonly form?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
  /** Decodes the response; left out for an empty one (204). */
  readonly answer?: Schema.Codec<A, unknown>
  /** The failures that this call has besides `CallFailed`; the port that it fills knows the same. */
  readonly refusals?: Declared
  /** A poll or probe: no notification on 500 (a GET has none either way), never opens the two-factor challenge. */
  readonly background?: boolean
  /** The call finishes even if its page is closed meanwhile. */
  readonly outlives?: boolean
  /** A call to /token: no bearer, never refreshes. */
  readonly anonymous?: boolean
}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE"

/** A call and its path after /api/v1, verbatim, trailing slash included. Parts that come from outside go through `part`. */
type Request = `${Method} ${string}`

export interface ApiCall<A, Declared extends Refusals = Refusals> extends CallOptions<A, Declared> {
  readonly method: Method
  readonly path: string
}

/** A call whose refusals have no names yet. */
export type Send = <A>(call: ApiCall<A>) => Effect.Effect<A, ServerRefusal | CallFailed>

/** One call as docs/api.md writes it. The result of one whose response is not read is null. */
export type Api = <A = null, const Declared extends Refusals = Refusals>(
  request: Request,
  options?: CallOptions<A, Declared>,
) => Effect.Effect<A, DeclaredFailure<Declared> | CallFailed>

export const createNamedApi =
  (send: Send): Api =>
  (request, options = {}) => {
    const space = request.indexOf(" ")
    const call = { method: request.slice(0, space) as Method, path: request.slice(space + 1), ...options }
    return Effect.mapError(send(call), nameFailure(options.refusals))
  }

/** Calls the customer did not start: they fail silently and never ask for a two-factor code. */
export const asBackgroundApi =
  (api: Api): Api =>
  (request, options) =>
    api(request, { ...options, background: true })

/** One page of a list, counted from 1. */
export const pageQuery = (page: number, size = pageSize) => ({
  offset: String(offsetOf(page, size)),
  count: String(size),
})

export { encodePart as part } from "#domain/shared/path-part.ts"
