import { assign, setup } from "xstate"
import type { Instant } from "../../domain/schema"
import { timing } from "../../domain/timing"
import { port, success } from "../port"

export interface CountdownInput {
  readonly until: Instant
}

export interface ClockReading {
  /** Whole seconds left by the server's clock, rounded up; 0 when it is over. */
  readonly secondsLeft: number
}

/** How long until an instant, by the server's clock. */
export const countdown = setup({
  types: {} as {
    input: CountdownInput
    context: CountdownInput & { readonly secondsLeft: number | null }
  },
  actors: { readClock: port<CountdownInput, ClockReading>("readClock") },
  delays: { clockTick: timing.clockTick }
}).createMachine({
  id: "countdown",
  context: ({ input }) => ({ ...input, secondsLeft: null }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        id: "readClock",
        src: "readClock",
        input: ({ context }) => ({ until: context.until }),
        onDone: [
          {
            guard: ({ event }) => success({ event }).secondsLeft > 0,
            target: "running",
            actions: assign({ secondsLeft: ({ event }) => success({ event }).secondsLeft })
          },
          {
            target: "over",
            actions: assign({ secondsLeft: 0 })
          }
        ]
      }
    },
    running: {
      after: { clockTick: "reading" }
    },
    over: {}
  }
})
