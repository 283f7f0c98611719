/**
 * The reasons of a failed call that has no named failure. `refused` is a 4xx with a message for the reader. `cancelled` means that the
 * customer closed the two-factor challenge.
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

/** The failure that every call can have. */
export interface CallFailed {
  readonly _tag: "CallFailed"
  readonly reason: CallFailureReason
  /** The server's message in the reader's language, as text without markup. */
  readonly message: string | null
  readonly requestId: string | null
  /** Seconds to wait, from Retry-After of a 429. */
  readonly retryAfter: number | null
  /**
   * True if the server refused the call or never received it, whatever failed afterwards. One example is a 401, after which the token could
   * not be renewed without a network.
   */
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

/**
 * Returns the failure of a call whose code or settings did not load. The settings report their own failure, because a visitor must not
 * check the connection if the server answered. Otherwise the server counts as unreachable.
 */
export const loadFailure = (cause: unknown): CallFailed =>
  typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "CallFailed"
    ? (cause as CallFailed)
    : callFailed("offline")

/** Returns the number of seconds for which the server will refuse every call. */
export const rateLimitSeconds = ({ reason, retryAfter }: CallFailed): number | null =>
  reason === "tooMany" && retryAfter !== null && retryAfter > 0 ? retryAfter : null

/** A 4xx with the server's message. The adapter turns it into a named failure or passes it on. */
export interface ServerRefusal {
  readonly _tag: "Refused"
  readonly status: number
  readonly code: string
  readonly message: string | null
  readonly field: string | null
  readonly requestId: string | null
}

/** A failure that consists only of its name. */
export interface TaggedFailure<Tag extends string> {
  readonly _tag: Tag
}
export const taggedFailure = <Tag extends string>(tag: Tag): TaggedFailure<Tag> => ({ _tag: tag })
