import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { countFailedPoll, calculateNextPollDelay, noPollBackoff, type PollBackoff } from "#domain/shared/poll.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, feed, port, setup } from "#machines/shared/port.ts"

/** The visibility of the page and the network of its browser. A hidden page counts as hidden even while it is offline. */
export type PageVisibilityChanged =
  /** `age` is the milliseconds since the last response, measured by the clock, because timers stop while a device sleeps. */
  { type: "page.shown"; age: number } | { type: "page.hidden" } | { type: "page.offline" }

export interface PollInput {
  /** The milliseconds from a response to the next poll. */
  readonly every: number
  /** True if the customer waits for a change. The feed then polls immediately when the page is shown again, even if no poll is due. */
  readonly isAwaited: boolean
}
export interface PollContext extends PollInput {
  readonly backoff: PollBackoff
  /** The milliseconds since the last response when the page was last shown. */
  readonly age: number
}

const delayOf = ({ every, backoff }: PollContext) => calculateNextPollDelay(every, backoff)
const pausingEvents = { "page.hidden": "paused", "page.offline": "offline" } as const

/**
 * State sets 14 and 214, poll: docs/states/site/poll.md. The machine polls the data that another machine shows. The delay starts after the
 * response, so polls never overlap.
 */
export const poll = setup({
  types: {} as {
    input: PollInput
    context: PollContext
    /** `poll.now` means that the shown data is stale. */
    events: PageVisibilityChanged | { type: "poll.now" }
  },
  actors: {
    watchVisibility: feed<PageVisibilityChanged>("watchVisibility"),
    /** Loads the data and sends it to the machine that shows it. */
    load: port<void, null, TaggedFailure<"PageInUse"> | CallFailed>("load"),
  },
  delays: {
    nextPoll: ({ context }) => Math.max(delayOf(context) - context.age, 0),
    offlinePoll: timing.offlinePoll,
  },
}).createMachine({
  id: "poll",
  context: ({ input }) => ({ ...input, backoff: noPollBackoff, age: 0 }),
  invoke: { src: "watchVisibility" },
  initial: "waiting",
  states: {
    waiting: {
      after: { nextPoll: "fetching" },
      on: { ...pausingEvents, "poll.now": "fetching" },
    },
    fetching: {
      // A pending response may be older than the change, so the feed restarts the request.
      on: { ...pausingEvents, "poll.now": { target: "fetching", reenter: true } },
      invoke: {
        src: "load",
        onDone: answers({
          ok: { target: "waiting", assign: () => ({ backoff: noPollBackoff, age: 0 }) },
          PageInUse: { target: "waiting", assign: () => ({ backoff: noPollBackoff, age: 0 }) },
          otherwise: {
            target: "waiting",
            assign: (failure: CallFailed, { backoff }: PollContext) => ({
              backoff: countFailedPoll(backoff, failure),
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
     * A call failed, and the browser reports that it has no network. The browser may be wrong, so the feed continues to poll, but rarely.
     * Going online polls immediately. Failures while offline give no information about the server, so the count restarts.
     */
    offline: {
      after: { offlinePoll: "fetching" },
      on: {
        "page.shown": { target: "fetching", actions: assign({ backoff: noPollBackoff }) },
        "page.hidden": "paused",
      },
    },
  },
})
