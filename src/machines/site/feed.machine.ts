import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { afterFailedPoll, nextPollDelay, noPollTrouble, type PollTrouble } from "#domain/shared/poll.ts"
import { timing } from "#domain/shared/timing.ts"
import * as outside from "#machines/shared/port.ts"

/** Whether the page is in front of a person and its browser has a network; hidden comes before offline. */
export type PageVisibilityChanged =
  /** `age`: milliseconds since the last response. Timers stop while a device sleeps, its clock does not. */
  { type: "page.shown"; age: number } | { type: "page.hidden" } | { type: "page.offline" }

export interface FeedInput {
  /** Milliseconds from a response to the next poll. */
  readonly every: number
  /** The customer waits for a change: when the page is shown again, the feed polls at once, even if it is not due. */
  readonly isAwaited: boolean
}
export interface FeedContext extends FeedInput {
  readonly trouble: PollTrouble
  /** Milliseconds since the last response when the page was last shown. */
  readonly age: number
}

const delayOf = ({ every, trouble }: FeedContext) => nextPollDelay(every, trouble)
const away = { "page.hidden": "paused", "page.offline": "offline" } as const

/**
 * State sets 14 and 214, feed: docs/states/site/feed.md. Polls the data that another machine shows. The delay starts after the response,
 * so polls never overlap.
 */
export const feed = outside
  .setup({
    types: {} as {
      input: FeedInput
      context: FeedContext
      /** `feed.now`: the shown data is stale. */
      events: PageVisibilityChanged | { type: "feed.now" }
    },
    actors: {
      watchVisibility: outside.feed<PageVisibilityChanged>("watchVisibility"),
      /** Loads, and sends the data to the machine that shows it. */
      load: outside.port<void, null, TaggedFailure<"PageInUse"> | CallFailed>("load"),
    },
    delays: {
      nextPoll: ({ context }) => Math.max(delayOf(context) - context.age, 0),
      offlinePoll: timing.offlinePoll,
    },
  })
  .createMachine({
    id: "feed",
    context: ({ input }) => ({ ...input, trouble: noPollTrouble, age: 0 }),
    invoke: { src: "watchVisibility" },
    initial: "waiting",
    states: {
      waiting: {
        after: { nextPoll: "fetching" },
        on: { ...away, "feed.now": "fetching" },
      },
      fetching: {
        // A response that is under way may be older than what has changed.
        on: { ...away, "feed.now": { target: "fetching", reenter: true } },
        invoke: {
          src: "load",
          onDone: outside.answers({
            ok: { target: "waiting", assign: () => ({ trouble: noPollTrouble, age: 0 }) },
            PageInUse: { target: "waiting", assign: () => ({ trouble: noPollTrouble, age: 0 }) },
            otherwise: {
              target: "waiting",
              assign: (failure: CallFailed, { trouble }: FeedContext) => ({
                trouble: afterFailedPoll(trouble, failure),
                age: 0,
              }),
            },
          }),
        },
      },
      paused: {
        on: {
          "page.shown": [
            { guard: ({ context, event }) => context.isAwaited || event.age >= delayOf(context), target: "fetching" },
            { target: "waiting", actions: assign({ age: ({ event }) => event.age }) },
          ],
          "page.offline": "offline",
        },
      },
      /**
       * A call failed, and the browser says that it has no network. The browser may be wrong, so the feed polls on, rarely. Going online
       * polls at once. Failures while offline say nothing about the server, so the count restarts.
       */
      offline: {
        after: { offlinePoll: "fetching" },
        on: {
          "page.shown": { target: "fetching", actions: assign({ trouble: noPollTrouble }) },
          "page.hidden": "paused",
        },
      },
    },
  })
