import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { rateLimitSeconds } from "../../domain/shared/failure"
import type { PortAnswer } from "./port"
import { failureWith } from "./port"

/** Guard on a port's result: a 429 with Retry-After. The form stays disabled until then. */
export const isRateLimited = ({ event }: PortAnswer<unknown, CallFailed | TaggedFailure<string>>): boolean => {
  const failed = failureWith({ event }, "CallFailed")
  return failed !== null && rateLimitSeconds(failed) !== null
}

/** The message keeps its place and the focus; it now says that a retry is possible. */
export const clearRateLimit = {
  failure: ({ context }: { readonly context: { readonly failure: CallFailed | null } }): CallFailed | null =>
    context.failure && { ...context.failure, message: null, requestId: null, retryAfter: 0 },
}
