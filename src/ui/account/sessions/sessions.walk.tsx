import type { sessions } from "#machines/account/sessions.machine.ts"
import { sessionsModel as model } from "#machines/account/sessions.model.ts"
import { expectSubmitting, expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { Sessions } from "./sessions.tsx"

type Machine = typeof sessions
type Tools = WalkTools<Machine>

const rows = ({ page, t }: Tools) =>
  page.getByRole("list", { name: t("security:sessions.title") }).getByRole("listitem")
const endedNotice = ({ page, t }: Tools) => page.getByText(t("security:sessions.ended"))
const password = ({ page, t }: Tools) => page.getByLabelText(t("settings:currentPassword"), { exact: true })

/** Returns the submit button. The text of the button depends on whether one session or all other sessions end. */
const submit = ({ page, t }: Tools) =>
  page.getByRole("button", {
    name: new RegExp(`^(${t("security:sessions.ending.one.submit")}|${t("security:sessions.ending.others.submit")})$`),
  })

const seeList = async (tools: Tools) => {
  const { t, expectVisible, expect } = tools
  const current = rows(tools).nth(0)
  await expectVisible(current.getByText(t("security:sessions.name", { browser: "Firefox", system: "Linux" })))
  await expectVisible(current.getByText(t("security:sessions.current")))
  expect(current.getByRole("button").elements()).toHaveLength(0)
}
/** Checks the heading, which names either the session or all other sessions. */
const seeForm = ({ page, t, expectVisible }: Tools) => {
  const name = t("security:sessions.name", { browser: "Safari", system: "iOS" })
  const one = t("security:sessions.ending.one.title", { browser: name })
  return expectVisible(
    page.getByRole("heading", { name: new RegExp(`${one}|${t("security:sessions.ending.others.title")}`) }),
  )
}

export const sessionsWalk: Walk<Machine> = {
  model,
  page: (machine) => <Sessions machine={machine} email="anna@example.com" />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "session.revoke": (tools) => rows(tools).nth(1).getByRole("button").click(),
    "otherSessions.revoke": ({ page, t }) =>
      page.getByRole("button", { name: t("security:sessions.endOthers") }).click(),
    "form.submit": async (tools, event) => {
      await password(tools).fill(event.password)
      await submit(tools).click()
    },
    "form.cancel": ({ page, t }) => page.getByRole("button", { name: t("common:cancel") }).click(),
    "rateLimit.ended": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    "listed.ready": async (tools) => {
      await seeList(tools)
      await tools.expectAbsent(endedNotice(tools))
    },
    "listed.revoked": async (tools) => {
      await seeList(tools)
      await tools.expectVisible(endedNotice(tools))
    },
    "revoking.ready": async (tools) => {
      await seeForm(tools)
      await tools.expectVisible(password(tools))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    "revoking.sending": (tools) =>
      expectSubmitting(tools, [{ field: password(tools), value: "correct-horse" }], submit(tools)),
    "revoking.reloading": (tools) =>
      expectSubmitting(tools, [{ field: password(tools), value: "correct-horse" }], submit(tools)),
    "revoking.wrongPassword": async (tools) => {
      await seeForm(tools)
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("settings:errors.incorrectPassword")))
    },
    "revoking.rateLimited": (tools) => expectRateLimited(tools, submit(tools)),
    "revoking.failed": async (tools) => {
      await seeForm(tools)
      await expectRefusal(tools, tools.t("common:failure.offline"))
    },
  },
}
