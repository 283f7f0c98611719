import type { Instant } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "./port.ts"

export interface CountdownInput {
  /** The end of the countdown: an instant, or a number of seconds after the first reading. */
  readonly until: Instant | number
}

export interface ClockReading {
  /** The remaining whole seconds by the server's clock, rounded up. 0 when the countdown is over. */
  readonly secondsLeft: number
  readonly until: Instant
}

/** Counts down to an instant by the server's clock, because the visitor's clock may be wrong. */
export const countdown = setup({
  types: {} as {
    input: CountdownInput
    context: CountdownInput & { readonly secondsLeft: number | null }
  },
  actors: { readClock: port<CountdownInput, ClockReading>("readClock") },
  delays: { clockTick: timing.clockTick },
}).createMachine({
  id: "countdown",
  context: ({ input }) => ({ ...input, secondsLeft: null }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "readClock",
        input: ({ context }) => ({ until: context.until }),
        onDone: answers({
          ok: [
            { when: ({ secondsLeft }) => secondsLeft > 0, target: "running", assign: (value) => value },
            { target: "over", assign: (value) => value },
          ],
        }),
      },
    },
    running: { after: { clockTick: "reading" } },
    over: {},
  },
})
