import { Effect, Schema } from "effect"
import type { Cookies } from "#adapters/shared/cookies.ts"
import type { RunExclusively } from "#adapters/shared/locks.ts"
import { callFailed, taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { reviewTitle, type NegativeReview, type PromptClaim } from "#domain/site/review.ts"
import { isConfirmationFresh } from "./confirmation-note.ts"

const sentCookie = "reviewSent"
const year = 365 * 24 * 60 * 60
const promptedCookie = "reviewPrompted"

interface Memory {
  /** The cookies, which all tabs share. */
  readonly cookies: Cookies
  readonly exclusively: RunExclusively
  readonly customerId: () => string
}

const claim = ({ cookies, customerId }: Memory): PromptClaim => {
  if (cookies.read(sentCookie) !== null) return "sent"
  if (cookies.read(promptedCookie) === customerId()) return "prompted"
  if (isConfirmationFresh(cookies)) return "tooSoon"
  cookies.write(promptedCookie, customerId(), null)
  return "claimed"
}

/** Claims the review prompt. Only one tab at a time can claim it, so only the first tab shows it. */
export const claimPrompt = (memory: Memory) => (): Effect.Effect<PromptClaim> =>
  Effect.promise(() => memory.exclusively("hashwell.review", () => Promise.resolve(claim(memory))))

export const saveReviewSent =
  ({ cookies }: Pick<Memory, "cookies">) =>
  (): Effect.Effect<null> =>
    Effect.sync(() => {
      cookies.write(sentCookie, "true", year)
      return null
    })

/** The selector of a modal, a failure, or a part that is still loading and may fail. */
const otherPromptSelector = "dialog[open], [role=alert]:not([hidden]), [data-awaited]"

/** Waits until no other prompt is open. */
export const awaitOtherPrompts = (page: Document) => (): Effect.Effect<null> =>
  Effect.callback<null>((resume) => {
    const isFree = () => page.querySelector(otherPromptSelector) === null
    if (isFree()) return resume(Effect.succeed(null))
    const watch = new MutationObserver(() => {
      if (!isFree()) return
      watch.disconnect()
      resume(Effect.succeed(null))
    })
    watch.observe(page.body, { attributeFilter: ["open", "role"], childList: true, subtree: true })
    return Effect.sync(() => watch.disconnect())
  })

export interface ReviewAuthor {
  readonly name: string
  readonly email: string
}

interface ContentSite {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly url: string
  readonly author: () => ReviewAuthor | null
}

const decodeAnswer = Schema.decodeUnknownEffect(Schema.Struct({ success: Schema.Boolean }))

const formOf = ({ name, email }: ReviewAuthor, { message, rating }: NegativeReview): FormData => {
  const form = new FormData()
  const fields = { name, email, title: reviewTitle, content: message, rating: String(rating) }
  Object.entries(fields).forEach(([field, value]) => form.append(field, value))
  return form
}

/**
 * Sends a review to the content site, which is another service. The call therefore contains no credentials. Fails with `ReviewRejected` if
 * the site rejects the review without a reason, and with `CallFailed` otherwise.
 */
export const sendReview =
  ({ fetch, url, author }: ContentSite) =>
  (review: NegativeReview): Effect.Effect<null, TaggedFailure<"ReviewRejected"> | CallFailed> =>
    Effect.gen(function* () {
      const by = author()
      if (by === null) return yield* Effect.fail(callFailed("unauthorized"))
      const response = yield* Effect.tryPromise({
        try: (signal) => fetch(url, { method: "POST", body: formOf(by, review), credentials: "omit", signal }),
        catch: () => callFailed("offline"),
      })
      if (!response.ok) return yield* Effect.fail(callFailed("server"))
      const body = yield* Effect.tryPromise({
        try: () => response.json() as Promise<unknown>,
        catch: () => callFailed("malformed"),
      })
      const { success } = yield* Effect.mapError(decodeAnswer(body), () => callFailed("malformed"))
      return success ? null : yield* Effect.fail(taggedFailure("ReviewRejected"))
    })
