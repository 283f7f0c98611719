/**
 * Reasons of a failed call that no named rule covers.
 * `refused`: a 4xx with a message for the person. `cancelled`: the person closed the two-factor challenge.
 */
export type CallFailureReason =
  | "offline"
  | "timeout"
  | "server"
  | "unavailable"
  | "malformed"
  | "refused"
  | "tooMany"
  | "forbidden"
  | "unauthorized"
  | "notFound"
  | "cancelled"

/** The one failure every call may meet. */
export interface CallFailed {
  readonly _tag: "CallFailed"
  readonly reason: CallFailureReason
  /** The server's own words, in the person's language; text, never markup. */
  readonly message: string | null
  readonly requestId: string | null
  /** Seconds to wait, from Retry-After of a 429. */
  readonly retryAfter: number | null
  /** The server refused the call, or never got it, whatever failed afterwards: a 401 whose renewal met no network. */
  readonly notExecuted?: true
}

export const callFailed = (
  reason: CallFailureReason,
  more: Partial<Omit<CallFailed, "_tag" | "reason">> = {},
): CallFailed => ({
  _tag: "CallFailed",
  reason,
  message: null,
  requestId: null,
  retryAfter: null,
  ...more,
})

/** How many seconds everything that is sent will be refused; null: it may be tried at once. */
export const rateLimitSeconds = ({ reason, retryAfter }: CallFailed): number | null =>
  reason === "tooMany" && retryAfter !== null && retryAfter > 0 ? retryAfter : null

/** A 4xx with the server's words, for the adapter to give a name or pass on. */
export interface ServerRefusal {
  readonly _tag: "Refused"
  readonly status: number
  readonly code: string
  readonly message: string | null
  readonly field: string | null
  readonly requestId: string | null
}

/** A failure with only a name. */
export interface TaggedFailure<Tag extends string> {
  readonly _tag: Tag
}
export const taggedFailure = <Tag extends string>(tag: Tag): TaggedFailure<Tag> => ({ _tag: tag })
