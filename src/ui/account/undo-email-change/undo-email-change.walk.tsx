import type { undoEmailChange } from "../../../machines/account/undo-email-change/undo-email-change.machine"
import { undoEmailChangeModel as model } from "../../../machines/account/undo-email-change/undo-email-change.model"
import type { Walk, WalkTools } from "../../walk"
import { UndoEmailChange } from "./undo-email-change"

type Machine = typeof undoEmailChange
type Tools = WalkTools<Machine>

const action = ({ page, t }: Tools) => page.getByRole("button", { name: t("security:emailChange.undo.action") })
const outcome = (name: "undone" | "oldToken" | "alreadyUndone") => async (tools: Tools) => {
  await tools.see(tools.page.getByText(tools.t(`security:emailChange.undo.${name}`)))
  await tools.absent(action(tools))
}

export const undoEmailChangeWalk: Walk<Machine> = {
  model,
  page: (machine) => <UndoEmailChange machine={machine} />,
  does: { "change.undo": (tools) => action(tools).click() },
  sees: {
    reading: ({ page, t, see }) => see(page.getByText(t("account:recovery.reading"))),
    ready: async (tools) => {
      await tools.see(action(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    undoing: (tools) => tools.expect.element(action(tools)).toHaveAttribute("aria-busy", "true"),
    undone: outcome("undone"),
    oldtoken: outcome("oldToken"),
    alreadyUndone: outcome("alreadyUndone"),
    error: async (tools) => {
      const { page, t, see } = tools
      await see(page.getByRole("alert").getByText(t("common:failure.offline")))
      await see(action(tools))
    },
  },
}
