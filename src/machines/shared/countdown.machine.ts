import type { Instant } from "#domain/shared/schema.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "./port.ts"

export interface CountdownInput {
  /** An instant, or so many seconds from the first reading on. */
  readonly until: Instant | number
}

export interface ClockReading {
  /** Whole seconds left by the server's clock, rounded up; 0 when it is over. */
  readonly secondsLeft: number
  readonly until: Instant
}

/** How long until an instant, by the server's clock. */
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
