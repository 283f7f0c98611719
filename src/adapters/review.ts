import { Effect, Schema } from "effect"
import type { CallFailed, Named } from "../domain/failure"
import { callFailed, named } from "../domain/failure"
import type { NegativeReview, ReviewMarks } from "../domain/review"
import { reviewTitle } from "../domain/review"
import type { Cookies } from "./cookies"

const cookie = "reviewSent"
const year = 365 * 24 * 60 * 60
const closedKey = "hashwell.review.closed"

interface Memory {
  readonly cookies: Cookies
  /** Of the browser's session; asking for it throws where the person has switched it off. */
  readonly session: () => Pick<Storage, "getItem" | "setItem">
}

const wasClosed = ({ session }: Memory): boolean => {
  try {
    return session().getItem(closedKey) !== null
  } catch {
    // A browser that keeps nothing asks again after a reload.
    return false
  }
}

export const readMarks = (memory: Memory) => (): Effect.Effect<ReviewMarks> =>
  Effect.sync(() => ({ sent: memory.cookies.read(cookie) !== null, closed: wasClosed(memory) }))

export const keepSent = ({ cookies }: Memory) => (): Effect.Effect<null> =>
  Effect.sync(() => {
    cookies.write(cookie, "true", year)
    return null
  })

export const keepClosed = ({ session }: Memory) => (): Effect.Effect<null> =>
  Effect.sync(() => {
    try {
      session().setItem(closedKey, "true")
    } catch {
      // As above.
    }
    return null
  })

/** As soon as no modal is on the screen. */
export const awaitPlace = (page: Document) => (): Effect.Effect<null> =>
  Effect.callback<null>((resume) => {
    const isFree = () => page.querySelector("dialog[open]") === null
    if (isFree()) return resume(Effect.succeed(null))
    const watch = new MutationObserver(() => {
      if (!isFree()) return
      watch.disconnect()
      resume(Effect.succeed(null))
    })
    watch.observe(page.body, { attributeFilter: ["open"], childList: true, subtree: true })
    return Effect.sync(() => watch.disconnect())
  })

export interface Author {
  readonly name: string
  readonly email: string
}

interface ContentSite {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly url: string
  /** Null when nobody is signed in any more. */
  readonly author: () => Author | null
}

const decodeAnswer = Schema.decodeUnknownEffect(Schema.Struct({ success: Schema.Boolean }))

const formOf = ({ name, email }: Author, { message, rating }: NegativeReview): FormData => {
  const form = new FormData()
  const fields = { name, email, title: reviewTitle, content: message, rating: String(rating) }
  Object.entries(fields).forEach(([field, value]) => form.append(field, value))
  return form
}

/** The content site is another one: it is sent no credentials, and says only whether it took the review. */
export const sendReview = ({ fetch, url, author }: ContentSite) =>
  (review: NegativeReview): Effect.Effect<null, Named<"NotTaken"> | CallFailed> =>
    Effect.gen(function*() {
      const by = author()
      if (by === null) return yield* Effect.fail(callFailed("unauthorized"))
      const response = yield* Effect.tryPromise({
        try: (signal) => fetch(url, { method: "POST", body: formOf(by, review), credentials: "omit", signal }),
        catch: () => callFailed("offline")
      })
      if (!response.ok) return yield* Effect.fail(callFailed("server"))
      const body = yield* Effect.tryPromise({ try: () => response.json() as Promise<unknown>, catch: () => callFailed("malformed") })
      const { success } = yield* Effect.mapError(decodeAnswer(body), () => callFailed("malformed"))
      return success ? null : yield* Effect.fail(named("NotTaken"))
    })
