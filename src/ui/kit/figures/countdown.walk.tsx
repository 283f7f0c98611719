import type { countdown } from "#machines/shared/countdown.machine.ts"
import { countdownModel as model } from "#machines/shared/countdown.model.ts"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { storyShared } from "#ui/story/story-shared.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { Countdown } from "./countdown.tsx"

type Machine = typeof countdown

const seeTime =
  (face: string | RegExp) =>
  ({ page, expectVisible }: WalkTools<Machine>) =>
    expectVisible(page.getByRole("timer").filter({ hasText: face }))

export const countdownWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SharedMachines value={{ ...storyShared, countdown: machine }}>
      <Countdown until={model.input.until} label="12:00" />
    </SharedMachines>
  ),
  events: {},
  states: {
    reading: seeTime(/––:––|2:01:05/),
    running: seeTime("2:01:05"),
    over: seeTime("00:00"),
  },
}
