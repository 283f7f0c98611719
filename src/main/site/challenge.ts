import type { HttpClient } from "#adapters/site/http.ts"
import { callFailed } from "#domain/shared/failure.ts"
import type { Challenge } from "#main/lazy/challenge.tsx"
import { lazyPart, type PartContext } from "./part.tsx"

/** Asks for a code with the two-factor dialog, which is fetched with the first challenge, because most visits need no code. */
export const requestCodeFrom =
  (fetchDialog: () => Promise<Pick<Challenge, "requestCode">>): NonNullable<HttpClient["challenge"]> =>
  async (call, used) => {
    const dialog = await fetchDialog().catch(() => null)
    // The customer cannot enter a code without the dialog. The form keeps its values, and the next attempt loads the dialog again.
    return dialog === null ? callFailed("offline") : dialog.requestCode(call, used)
  }

export const createChallengePart = (app: PartContext) =>
  lazyPart(app, {
    load: () => import("#main/lazy/challenge.tsx"),
    view: ({ createChallenge }) => createChallenge(),
    texts: ["account"],
  })
