import { Result } from "effect"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { PromptClaim } from "#domain/site/review.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { review } from "./review.machine.ts"

const claims: { readonly [Claim in PromptClaim]: string } = {
  claimed: "this tab is the first",
  sent: "the cookie says sent",
  prompted: "shown to this customer in this session of the browser, in any tab",
  tooSoon: "an e-mail address was confirmed less than a minute ago",
}

export const reviewModel = defineModel({
  machine: review,
  events: {
    "history.loaded": [
      labelSample("there is history, and a previous route other than signin", {
        type: "history.loaded",
        loaded: { total: 3, previous: "cabinet" },
      }),
      labelSample("no history, no previous route, or it was signin", {
        type: "history.loaded",
        loaded: { total: 3, previous: "signIn" },
      }),
    ],
    "resource.choose": [{ type: "resource.choose", resource: "trustpilot" }],
    "review.send": [{ type: "review.send", review: { message: "Payouts are late.", rating: 2 } }],
  },
  portResults: {
    claimPrompt: {
      ok: ["claimed", "sent", "prompted", "tooSoon"],
    },
    awaitOtherPrompts: { ok: [null] },
    sendReview: { ok: [null], ReviewRejected: [taggedFailure("ReviewRejected")], CallFailed: [callFailed("offline")] },
    saveReviewSent: { ok: [null] },
  },
  when: (_, event) => {
    const output = event["output"] as Result.Result<unknown, unknown> | undefined
    return event.type.endsWith("claimPrompt") && output !== undefined && Result.isSuccess(output)
      ? claims[output.success as PromptClaim]
      : null
  },
  feeds: { watchHistory: ["history.loaded"] },
})
