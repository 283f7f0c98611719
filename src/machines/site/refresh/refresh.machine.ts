import { assign, setup } from "xstate"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import { nextPollDelay, noPollTrouble } from "../../../domain/shared/poll"
import type { PageVisibilityChanged } from "../../payments/payment-poll"
import { answers } from "../../shared/answers"
import { failureWith, feed, port } from "../../shared/port"

export interface RefreshInput {
  /** Milliseconds from one load to the next. */
  readonly interval: number
}

/** State set 214: docs/states/site/refresh.md. Keeps what another machine shows up to date, without a sign of it on the page. */
export const refresh = setup({
  types: {} as {
    input: RefreshInput
    context: RefreshInput & {
      /** Seconds, from the Retry-After of the last response. */
      readonly retryAfter: number | null
      /** Milliseconds since the last load or attempt, when the page was last shown. */
      readonly age: number
    }
    events: PageVisibilityChanged
  },
  actors: {
    watchVisibility: feed<PageVisibilityChanged>("watchVisibility"),
    readAge: port<void, number>("readAge"),
    /** Loads, and sends the data to the machine that shows it. */
    reload: port<void, null, TaggedFailure<"RefreshSkipped"> | CallFailed>("reload"),
  },
  delays: {
    nextRefresh: ({ context: { interval, retryAfter, age } }) =>
      Math.max(nextPollDelay(interval, { ...noPollTrouble, retryAfter }) - age, 0),
  },
}).createMachine({
  id: "refresh",
  context: ({ input: { interval } }) => ({ interval, retryAfter: null, age: 0 }),
  invoke: { id: "watchVisibility", src: "watchVisibility" },
  initial: "waiting",
  states: {
    waiting: {
      after: { nextRefresh: "refreshing" },
      on: { "page.hidden": "paused", "page.offline": "paused" },
    },
    paused: { on: { "page.shown": "returning" } },
    /** Timers stop while a device sleeps, so the clock decides what is left of the interval. */
    returning: {
      on: { "page.hidden": "paused", "page.offline": "paused" },
      invoke: {
        id: "readAge",
        src: "readAge",
        onDone: answers({ ok: { target: "waiting", assign: (age) => ({ age }) } }),
      },
    },
    refreshing: {
      on: { "page.hidden": "paused", "page.offline": "paused" },
      invoke: {
        id: "reload",
        src: "reload",
        // A failure is ignored: the data stays, and the next attempt comes in its time.
        onDone: {
          target: "waiting",
          actions: assign({
            age: 0,
            retryAfter: ({ event }) => failureWith({ event }, "CallFailed")?.retryAfter ?? null,
          }),
        },
      },
    },
  },
})
