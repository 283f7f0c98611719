import { expect, it } from "vitest"
import { isDemoAvailable } from "#machines/demo/demo-availability.machine.ts"

it.each([
  [true, true, false, true],
  [true, false, false, true],
  [undefined, false, false, true],
  [undefined, true, false, false],
  [false, false, false, false],
  [false, true, false, false],
  // A visitor who is already in the demo stays there, whatever the link says.
  [false, true, true, true],
  [undefined, true, true, true],
] as const)(
  "with allow_demo %s, referral code %s and in the demo %s, the demo is available: %s",
  (allowDemo, hasCode, isDemo, available) => {
    expect(isDemoAvailable({ allowDemo, hasCode, isDemo })).toBe(available)
  },
)
