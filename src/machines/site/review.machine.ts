import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import {
  canAskForReview,
  type HistoryLoaded,
  type NegativeReview,
  type PromptClaim,
  type ReviewResource,
} from "#domain/site/review.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface HistoryLoadedEvent {
  type: "history.loaded"
  loaded: HistoryLoaded
}

/** The failures of sending a review. `ReviewRejected` means that the content site refused the review without a reason. */
export type SendReviewFailure = TaggedFailure<"ReviewRejected"> | CallFailed

const closing = { "review.close": "#review.closed" } as const
const goingBack = { "review.back": "init" } as const
const writing = {
  on: { "review.send": { target: "sending", actions: "setReview" }, "review.back": "#review.shown.init", ...closing },
} as const

/**
 * State sets 64, 65, review prompt: docs/states/site/review.md. The site asks at most once in a browser session, and not at all after a
 * sent review or a chosen review site, which write a cookie.
 */
export const review = setup({
  types: {} as {
    context: { review: NegativeReview | null }
    events:
      | HistoryLoadedEvent
      | { type: "review.good" }
      | { type: "review.bad" }
      | { type: "review.back" }
      | { type: "review.close" }
      | { type: "resource.choose"; resource: ReviewResource }
      | { type: "review.send"; review: NegativeReview }
    tags: "shown"
  },
  actors: {
    watchHistory: feed<HistoryLoadedEvent>("watchHistory"),
    /** Responds when the page has no other modal, no failure and no part that is still loading. */
    awaitOtherPrompts: port<void, null>("awaitOtherPrompts"),
    claimPrompt: port<void, PromptClaim>("claimPrompt"),
    sendReview: port<NegativeReview, null, SendReviewFailure>("sendReview"),
    saveReviewSent: port<void, null>("saveReviewSent"),
  },
  delays: { callTimeout: timing.callTimeout },
  guards: { mayAsk: (_, { loaded }: { loaded: HistoryLoaded }) => canAskForReview(loaded) },
  actions: {
    setReview: assign(({ event }) => (event.type === "review.send" ? { review: event.review } : {})),
  },
}).createMachine({
  id: "review",
  context: { review: null },
  invoke: { src: "watchHistory" },
  initial: "ineligible",
  states: {
    ineligible: {
      on: {
        "history.loaded": {
          guard: { type: "mayAsk", params: ({ event }) => ({ loaded: event.loaded }) },
          target: "eligible",
        },
      },
    },
    /** The prompt waits. Only one modal may be open at a time, and none may cover a failure. */
    eligible: { invoke: { src: "awaitOtherPrompts", onDone: "claiming" } },
    claiming: {
      invoke: {
        src: "claimPrompt",
        onDone: answers({
          ok: [
            { when: (value) => value === "sent", target: "sent" },
            { when: (value) => value === "prompted", target: "closed" },
            { when: (value) => value === "tooSoon", target: "ineligible" },
            { target: "shown" },
          ],
        }),
      },
    },
    shown: {
      tags: "shown",
      initial: "init",
      states: {
        init: {
          on: { "review.good": "resourceSelection", "review.bad": "negativeReview", ...closing },
        },
        resourceSelection: { on: { "resource.choose": "thanks", ...goingBack, ...closing } },
        negativeReview: {
          initial: "ready",
          states: {
            ready: writing,
            sending: {
              invoke: {
                src: "sendReview",
                input: ({ context }) => context.review!,
                onDone: answers({ ok: "#review.shown.thanks", ReviewRejected: "failed", otherwise: "failed" }),
              },
              after: { callTimeout: "failed" },
            },
            failed: writing,
          },
        },
        thanks: {
          initial: "saving",
          on: { "review.close": "#review.sent" },
          states: {
            saving: { invoke: { src: "saveReviewSent", onDone: "saved" } },
            saved: {},
          },
        },
      },
    },
    sent: {},
    /** The prompt appears no more in this browser session, in any tab. */
    closed: {},
  },
})
