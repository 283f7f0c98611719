import { callFailed, named } from "../../domain/failure"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { review } from "./review.machine"

export const reviewModel = model({
  machine: review,
  input: undefined,
  events: {
    "history.loaded": [
      when("there is history, and a previous route other than signin", { type: "history.loaded", loaded: { total: 3, previous: "cabinet" } }),
      when("no history, no previous route, or it was signin", { type: "history.loaded", loaded: { total: 3, previous: "signIn" } })
    ],
    "review.good": [{ type: "review.good" }],
    "review.bad": [{ type: "review.bad" }],
    "review.back": [{ type: "review.back" }],
    "review.close": [{ type: "review.close" }],
    "resource.choose": [{ type: "resource.choose", resource: "trustpilot" }],
    "review.send": [{ type: "review.send", review: { message: "Payouts are late.", rating: 2 } }]
  },
  answers: {
    readMarks: {
      ok: [
        when("the cookie says sent", { sent: true, closed: false }),
        when("closed in this session", { sent: false, closed: true }),
        when("neither", { sent: false, closed: false })
      ]
    },
    awaitPlace: { ok: [null] },
    sendReview: { ok: [null], NotTaken: [named("NotTaken")], CallFailed: [callFailed("offline")] },
    keepSent: { ok: [null] },
    keepClosed: { ok: [null] }
  },
  feeds: { watchHistory: ["history.loaded"] }
})
