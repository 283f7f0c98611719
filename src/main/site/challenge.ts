import { memoizeAsync } from "#adapters/shared/memoize-async.ts"
import type { HttpClient } from "#adapters/site/http.ts"
import { callFailed } from "#domain/shared/failure.ts"
import type { Challenge } from "#main/lazy/challenge.tsx"
import { createStore } from "./store.ts"

/** Fetches the two-factor dialog with the first challenge, because most visits need no code. */
export const lazyChallenge = (load: () => Promise<Challenge>) => {
  const fetched = createStore<Challenge | null>(null)
  const fetch = memoizeAsync(async () => {
    const challenge = await load()
    fetched.set(challenge)
    return challenge
  })
  const ask: NonNullable<HttpClient["challenge"]> = async (call, used) => {
    const challenge = await fetch().catch(() => null)
    // The customer cannot enter a code without the dialog. The form keeps its values, and the next attempt loads the dialog again.
    return challenge === null ? callFailed("offline") : challenge.ask(call, used)
  }
  return { fetched, ask }
}
