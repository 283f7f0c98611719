import type { Effect, Schema } from "effect"
import type { CallFailed, CallFailureReason, ServerRefusal } from "../../domain/shared/failure"
import { callFailed } from "../../domain/shared/failure"

export type { ServerRefusal } from "../../domain/shared/failure"

/** One call as docs/api.md writes it. */
export interface ApiCall<A> {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE"
  /** After /api/v1, verbatim, trailing slash included. Parts that come from outside go through `part`. */
  readonly path: string
  readonly query?: { readonly [name: string]: string | undefined }
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent form-encoded instead. */
  readonly form?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
  /** Decodes the response; null for an empty one (204). */
  readonly answer: Schema.Codec<A, unknown> | null
  /** A poll or probe: no notification on 500, never opens the two-factor challenge. */
  readonly background?: boolean
  /** It is finished also when its page is closed meanwhile. */
  readonly outlives?: boolean
  /** A call to /token: no bearer, never refreshes. */
  readonly anonymous?: boolean
}

export type Api = <A>(call: ApiCall<A>) => Effect.Effect<A, ServerRefusal | CallFailed>

/** Calls the customer did not start: they fail silently and never ask for a two-factor code. */
export const asBackgroundApi =
  (api: Api): Api =>
  (call) =>
    api({ ...call, background: true })

const reasonOf = (status: number): CallFailureReason =>
  status === 404 ? "notFound" : status === 403 ? "forbidden" : "refused"

/** Every error without a known code becomes `CallFailed`. */
export const asCallFailed = (error: ServerRefusal | CallFailed): CallFailed =>
  error._tag === "CallFailed"
    ? error
    : callFailed(reasonOf(error.status), { message: error.message, requestId: error.requestId })

export { encodePart as part } from "../../domain/site/routes"
