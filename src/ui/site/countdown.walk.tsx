import { Countdown } from "../kit/figures/countdown"
import { SharedMachines } from "../shared/shared-machines"
import { storyShared } from "../story/story-shared"
import type { Walk, WalkTools } from "../walk"
import type { countdown } from "../../machines/site/countdown.machine"
import { countdownModel as model } from "../../machines/site/countdown.model"

type Machine = typeof countdown

const seeTime =
  (face: string | RegExp) =>
  ({ page, see }: WalkTools<Machine>) =>
    see(page.getByRole("timer").filter({ hasText: face }))

export const countdownWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SharedMachines value={{ ...storyShared, countdown: machine }}>
      <Countdown until={model.input.until} label="12:00" />
    </SharedMachines>
  ),
  does: {},
  sees: {
    reading: seeTime(/––:––|2:01:05/),
    running: seeTime("2:01:05"),
    over: seeTime("00:00"),
  },
}
