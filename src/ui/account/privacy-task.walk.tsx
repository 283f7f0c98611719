import type { closeAccount } from "#machines/account/close-account.machine.ts"
import { closeAccountModel } from "#machines/account/close-account.model.ts"
import { exportDataModel } from "#machines/account/export-data.model.ts"
import { expectSubmitting, expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PrivacyTask } from "./privacy-task.tsx"

type Machine = typeof closeAccount
type Tools = WalkTools<Machine>

const password = ({ page, t }: Tools) => page.getByLabelText(t("settings:currentPassword"), { exact: true })
const warning = ({ page, t }: Tools) => page.getByText(t("security:privacy.close.warning"))
const taskDone = ({ page, t }: Tools, task: "export" | "close") => page.getByText(t(`security:privacy.${task}.done`))

const createWalk = (
  task: "export" | "close",
  model: Walk<Machine>["model"],
  refusal: string,
  rest: Pick<Walk<Machine>["states"], "form.ready" | "done">,
): Walk<Machine> => {
  const open = ({ page, t }: Tools) =>
    page.getByRole("button", { name: t(`security:privacy.${task}.open`), exact: true })
  const submit = ({ page, t }: Tools) =>
    page.getByRole("button", { name: t(`security:privacy.${task}.submit`), exact: true })
  return {
    model,
    page: (machine) => <PrivacyTask task={task} machine={machine} email="anna@example.com" />,
    events: {
      "form.open": (tools) => open(tools).click(),
      "form.submit": async (tools, event) => {
        await password(tools).fill(event.password)
        await submit(tools).click()
      },
      "form.cancel": ({ page, t }) => page.getByRole("button", { name: t("common:cancel") }).click(),
      "rateLimit.ended": sentByApp,
    },
    states: {
      idle: async (tools) => {
        await tools.expectVisible(open(tools))
        await tools.expectAbsent(taskDone(tools, task))
      },
      "form.sending": (tools) =>
        expectSubmitting(tools, [{ field: password(tools), value: "correct-horse" }], submit(tools)),
      "form.wrongPassword": ({ page, t, expectVisible }) =>
        expectVisible(page.getByRole("alert").getByText(t("settings:errors.incorrectPassword"))),
      "form.rateLimited": (tools) => expectRateLimited(tools, submit(tools)),
      "form.failed": (tools) => expectRefusal(tools, refusal),
      ...rest,
    },
  }
}

const seeForm = async (tools: Tools) => {
  await tools.expectVisible(password(tools))
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

export const exportDataWalk = createWalk("export", exportDataModel, "The server is being updated.", {
  "form.ready": async (tools) => {
    await seeForm(tools)
    await tools.expectAbsent(warning(tools))
  },
  done: async (tools) => {
    await tools.expectVisible(taskDone(tools, "export"))
    await tools.expectVisible(
      tools.page.getByRole("button", { name: tools.t("security:privacy.export.open"), exact: true }),
    )
  },
})

export const closeAccountWalk = createWalk(
  "close",
  closeAccountModel,
  "There is money on your balance. Withdraw it first.",
  {
    "form.ready": async (tools) => {
      await seeForm(tools)
      await tools.expectVisible(warning(tools))
    },
    done: async (tools) => {
      await tools.expectVisible(taskDone(tools, "close"))
      await tools.expectAbsent(
        tools.page.getByRole("button", { name: tools.t("security:privacy.close.open"), exact: true }),
      )
    },
  },
)
