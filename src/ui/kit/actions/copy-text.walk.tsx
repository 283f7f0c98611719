import type { copyText } from "#machines/shared/copy-text.machine.ts"
import { copyTextModel as model } from "#machines/shared/copy-text.model.ts"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { storyShared } from "#ui/story/story-shared.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { CopyButton } from "./copy-button.tsx"

type Machine = typeof copyText
type Tools = WalkTools<Machine>

const label = "bc1qsample"
const button = ({ page }: Tools) => page.getByRole("button")
const seeText =
  (key: "copy.action" | "copy.success" | "copy.error") =>
  ({ page, t, expectVisible }: Tools) =>
    expectVisible(page.getByRole("button", { name: `${t(key)} ${label}`, exact: true }))

export const copyTextWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SharedMachines value={{ ...storyShared, copyText: machine }}>
      <CopyButton text={label} label={label} />
    </SharedMachines>
  ),
  events: {
    "text.copy": (tools) => button(tools).click(),
    // The browser's copy command in the selected field sends `text.copied`.
    "text.copied": sentByApp,
  },
  states: {
    idle: seeText("copy.action"),
    copying: seeText("copy.action"),
    success: seeText("copy.success"),
    failed: async (tools) => {
      await seeText("copy.error")(tools)
      await tools.expectVisible(tools.page.getByRole("textbox"))
    },
  },
}
