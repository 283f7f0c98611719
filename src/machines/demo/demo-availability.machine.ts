import { setup } from "xstate"
import { isDemoAvailable, type DemoAvailabilityFacts } from "#domain/demo/availability.ts"
import { feed } from "#machines/shared/port.ts"

export type DemoAvailabilityChanged = { type: "demo.changed" } & DemoAvailabilityFacts

/** State set 61: docs/states/demo/demo-availability.md. */
export const demoAvailability = setup({
  types: {} as { events: DemoAvailabilityChanged },
  actors: { watchDemo: feed<DemoAvailabilityChanged>("watchDemo") },
  guards: { isAvailable: ({ event }) => isDemoAvailable(event) },
}).createMachine({
  id: "demoAvailability",
  invoke: { id: "watchDemo", src: "watchDemo" },
  initial: "unavailable",
  on: {
    "demo.changed": [{ guard: "isAvailable", target: ".available" }, { target: ".unavailable" }],
  },
  states: { unavailable: {}, available: {} },
})
