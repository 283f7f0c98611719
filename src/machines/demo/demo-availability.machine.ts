import { setup, feed } from "#machines/shared/port.ts"

export interface DemoAvailabilityFacts {
  /** The visitor's `allow_demo`. */
  readonly allowDemo: boolean | undefined
  readonly hasCode: boolean
  readonly isDemo: boolean
}

/**
 * Returns true if the demo is available. `allow_demo` decides. Without it, the demo is available unless the visitor has a referral code.
 * Visitors who are already in the demo stay.
 */
export const isDemoAvailable = ({ allowDemo, hasCode, isDemo }: DemoAvailabilityFacts): boolean =>
  isDemo || allowDemo === true || (allowDemo === undefined && !hasCode)

export type DemoAvailabilityChanged = { type: "demo.changed" } & DemoAvailabilityFacts

/**
 * State set 61, demo availability: docs/states/demo/demo-availability.md. The link to the demo cabinet and the cabinet itself depend on
 * this machine.
 */
export const demoAvailability = setup({
  types: {} as { events: DemoAvailabilityChanged },
  actors: { watchDemo: feed<DemoAvailabilityChanged>("watchDemo") },
  guards: { isAvailable: ({ event }) => isDemoAvailable(event) },
}).createMachine({
  id: "demoAvailability",
  invoke: { src: "watchDemo" },
  initial: "unavailable",
  on: {
    "demo.changed": [{ guard: "isAvailable", target: ".available" }, { target: ".unavailable" }],
  },
  states: { unavailable: {}, available: {} },
})
