import type { CallFailed } from "#domain/shared/failure.ts"

/** The message keeps its place and the focus; it now says that a retry is possible. */
export const clearRateLimit = {
  failure: ({ context }: { readonly context: { readonly failure: CallFailed | null } }): CallFailed | null =>
    context.failure && { ...context.failure, message: null, requestId: null, retryAfter: 0 },
}
