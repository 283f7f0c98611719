import type { exportData } from "../../../machines/account/export-data/export-data.machine"
import { exportDataModel as model } from "../../../machines/account/export-data/export-data.model"
import { seeInProcess, seeRateLimited, seeRefused } from "../../kit/form/form.walk"
import type { Walk, WalkTools } from "../../walk"
import { sentByApp } from "../../walk"
import { ExportData } from "./export-data"

type Machine = typeof exportData
type Tools = WalkTools<Machine>

const open = ({ page, t }: Tools) => page.getByRole("button", { name: t("security:privacy.export.open"), exact: true })
const password = ({ page, t }: Tools) => page.getByLabelText(t("settings:currentPassword"), { exact: true })
const submit = ({ page, t }: Tools) =>
  page.getByRole("button", { name: t("security:privacy.export.submit"), exact: true })

export const exportDataWalk: Walk<Machine> = {
  model,
  page: (machine) => <ExportData machine={machine} email="anna@example.com" />,
  does: {
    "form.open": (tools) => open(tools).click(),
    "form.submit": async (tools, event) => {
      await password(tools).fill(event.password)
      await submit(tools).click()
    },
    "form.cancel": ({ page, t }) => page.getByRole("button", { name: t("settings:cancel") }).click(),
    // Sent by the countdown, which has its own walk.
    "rateLimit.ended": sentByApp,
  },
  sees: {
    idle: async (tools) => {
      await tools.see(open(tools))
      await tools.absent(tools.page.getByText(tools.t("security:privacy.export.done")))
    },
    "form.ready": async (tools) => {
      await tools.see(password(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    "form.sending": async (tools) => seeInProcess([{ field: password(tools), value: "correct-horse" }], submit(tools)),
    "form.wrongPassword": ({ page, t, see }) =>
      see(page.getByRole("alert").getByText(t("settings:errors.incorrectPassword"))),
    "form.rateLimited": (tools) => seeRateLimited(tools, submit(tools)),
    "form.error": (tools) => seeRefused(tools, "The server is being updated."),
    done: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("security:privacy.export.done")))
      await tools.see(open(tools))
    },
  },
}
