import type { passkeys } from "#machines/account/passkeys.machine.ts"
import { passkeysModel as model } from "#machines/account/passkeys.model.ts"
import { expectSubmitting, expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { Passkeys } from "./passkeys.tsx"

type Machine = typeof passkeys
type Tools = WalkTools<Machine>

const parts = ({ page, t }: Tools) => ({
  add: page.getByRole("button", { name: t("security:passkeys.add") }),
  rows: page.getByRole("list", { name: t("security:passkeys.title") }).getByRole("listitem"),
  name: page.getByLabelText(t("security:passkeys.name"), { exact: true }),
  password: page.getByLabelText(t("settings:currentPassword"), { exact: true }),
  create: page.getByRole("button", { name: t("security:passkeys.create") }),
  remove: page.getByRole("button", { name: t("security:passkeys.remove.submit") }),
  cancel: page.getByRole("button", { name: t("common:cancel") }),
  alert: page.getByRole("alert"),
})

const removalTitle = ({ page, t }: Tools) =>
  page.getByRole("heading", { name: t("security:passkeys.remove.title", { name: "Firefox on Linux" }) })

/** Checks a passkey that was never used and one that was. */
const seeList = async (tools: Tools) => {
  const { t, expectVisible } = tools
  const { rows } = parts(tools)
  await expectVisible(rows.nth(0).getByText("Phone").first())
  await expectVisible(rows.nth(0).getByText(t("security:passkeys.unused")))
  await expectVisible(rows.nth(1).getByText(new RegExp(t("security:passkeys.lastUsed"))))
}
const seeNoOutcome = async ({ page, t, expectAbsent, expect }: Tools) => {
  await expectAbsent(page.getByText(t("security:passkeys.added")))
  await expectAbsent(page.getByText(t("security:passkeys.removed")))
  expect(page.getByRole("status").elements()).toHaveLength(0)
}
const seeProblem = (problem: "cancelled" | "unsupported" | "existing") => async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByText(tools.t(`security:passkeys.problems.${problem}`)))
  await tools.expectVisible(parts(tools).create)
}
const seeIncorrectPassword = ({ page, t, expectVisible }: Tools) =>
  expectVisible(page.getByRole("alert").getByText(t("settings:errors.incorrectPassword")))
const { message } = model.portResults.createPasskey.CallFailed[0]

export const passkeysWalk: Walk<Machine> = {
  model,
  page: (machine) => <Passkeys machine={machine} email="anna@example.com" />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "passkey.add": (tools) => parts(tools).add.click(),
    "passkey.remove": ({ page, t }, { passkey }) =>
      page.getByRole("button", { name: `${t("security:passkeys.remove.action")} ${passkey.name}` }).click(),
    "form.submit": async (tools, event) => {
      const { name, password, create } = parts(tools)
      await name.fill(event.name ?? "")
      await password.fill(event.password)
      await create.click()
    },
    "removal.submit": async (tools, event) => {
      const { password, remove } = parts(tools)
      await password.fill(event.password)
      await remove.click()
    },
    "form.cancel": (tools) => parts(tools).cancel.click(),
    "rateLimit.ended": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    "listed.ready": async (tools) => {
      await seeList(tools)
      await seeNoOutcome(tools)
    },
    "listed.added": async (tools) => {
      await seeList(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("security:passkeys.added")))
    },
    "listed.removed": async (tools) => {
      await seeList(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("security:passkeys.removed")))
    },
    "adding.ready": async (tools) => {
      await tools.expectVisible(parts(tools).name)
      await tools.expectAbsent(parts(tools).alert)
      await seeNoOutcome(tools)
    },
    "adding.sending": (tools) =>
      expectSubmitting(tools, [{ field: parts(tools).password, value: "correct-horse" }], parts(tools).create),
    "adding.wrongPassword": async (tools) => {
      await seeIncorrectPassword(tools)
      await tools.expectVisible(parts(tools).create)
    },
    "adding.cancelled": seeProblem("cancelled"),
    "adding.unsupported": seeProblem("unsupported"),
    "adding.existing": seeProblem("existing"),
    "adding.rateLimited": (tools) => expectRateLimited(tools, parts(tools).create),
    "adding.failed": async (tools) => {
      await expectRefusal(tools, message!)
      await tools.expectVisible(parts(tools).create)
    },
    "removing.ready": async (tools) => {
      await tools.expectVisible(removalTitle(tools))
      await tools.expectAbsent(parts(tools).alert)
    },
    "removing.sending": (tools) =>
      expectSubmitting(tools, [{ field: parts(tools).password, value: "correct-horse" }], parts(tools).remove),
    "removing.wrongPassword": async (tools) => {
      await seeIncorrectPassword(tools)
      await tools.expectVisible(removalTitle(tools))
    },
    "removing.rateLimited": (tools) => expectRateLimited(tools, parts(tools).remove),
    "removing.failed": async (tools) => {
      await expectRefusal(tools, message!)
      await tools.expectVisible(removalTitle(tools))
    },
  },
}
