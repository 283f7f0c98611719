import { Effect } from "effect"
import type { ComponentType } from "react"
import { fromCallback, type AnyEventObject } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { awaitOtherPrompts, claimPrompt, saveReviewSent, sendReview } from "#adapters/site/review.ts"
import type { NegativeReview } from "#domain/site/review.ts"
import { review, type HistoryLoadedEvent } from "#machines/site/review.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { Review } from "#ui/site/review/review.tsx"
import { siteSettings } from "./api.ts"
import type { AppContext } from "./app.ts"

/** The path on the content site, which may have a different origin. */
const address = "/wp-admin/admin-ajax.php"

/** Returns the author with the name of the profile, or with the e-mail address if the profile has no name. */
const authorOf =
  ({ session }: AppContext) =>
  () => {
    const { profile } = session.getSnapshot().context
    if (profile === null) return null
    const { email, firstName, lastName } = profile
    return { email, name: [firstName, lastName].filter((name) => name !== null && name !== "").join(" ") || email }
  }

export const createReview = (app: AppContext): ComponentType => {
  const memory = {
    cookies: app.cookies,
    exclusively: app.exclusively,
    customerId: () => app.session.getSnapshot().context.profile?.id ?? "",
  }
  const machine = provide(review)({
    watchHistory: fromCallback<AnyEventObject, undefined, HistoryLoadedEvent>(({ sendBack }) =>
      app.visit.onHistory((loaded) => sendBack({ type: "history.loaded", loaded })),
    ),
    awaitOtherPrompts: awaitOtherPrompts(document),
    claimPrompt: claimPrompt(memory),
    sendReview: (written: NegativeReview) =>
      Effect.flatMap(siteSettings, ({ contentSite }) =>
        sendReview({ fetch: (url, init) => fetch(url, init), url: contentSite + address, author: authorOf(app) })(
          written,
        ),
      ),

    saveReviewSent: saveReviewSent(memory),
  })
  return () => <Review {...useFlow(machine, undefined)} />
}
