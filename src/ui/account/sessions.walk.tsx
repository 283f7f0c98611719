import type { sessions } from "#machines/account/sessions.machine.ts"
import { sessionsModel as model } from "#machines/account/sessions.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { Sessions } from "./sessions.tsx"

type Machine = typeof sessions
type Tools = WalkTools<Machine>

const others = ({ page, t }: Tools) => page.getByRole("button", { name: t("security:sessions.endOthers") })
const rows = ({ page, t }: Tools) =>
  page.getByRole("list", { name: t("security:sessions.title") }).getByRole("listitem")
const endedNotice = ({ page, t }: Tools) => page.getByText(t("security:sessions.ended"))

const seeList = async (tools: Tools) => {
  const { t, see, expect } = tools
  const current = rows(tools).nth(0)
  await see(current.getByText(t("security:sessions.name", { browser: "Firefox", system: "Linux" })))
  await see(current.getByText(t("security:sessions.current")))
  expect(current.getByRole("button").elements()).toHaveLength(0)
}
const isEnding = (tools: Tools) =>
  tools
    .expect(
      tools.page
        .getByRole("button")
        .elements()
        .some((button) => button.ariaBusy === "true"),
    )
    .toBe(true)

export const sessionsWalk: Walk<Machine> = {
  model,
  page: (machine) => <Sessions machine={machine} />,
  does: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "session.end": (tools) => rows(tools).nth(1).getByRole("button").click(),
    "others.end": (tools) => others(tools).click(),
  },
  sees: {
    loading: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
    failed: ({ page, t, see }) => see(page.getByText(t("common:failure.details"))),
    "listed.ready": async (tools) => {
      await seeList(tools)
      await tools.absent(endedNotice(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    "listed.ended": async (tools) => {
      await seeList(tools)
      await tools.see(endedNotice(tools))
    },
    "listed.error": async (tools) => {
      await seeList(tools)
      await tools.see(tools.page.getByRole("alert").getByText(tools.t("common:failure.offline")))
    },
    ending: async (tools) => {
      await seeList(tools)
      isEnding(tools)
    },
    reloading: async (tools) => {
      await seeList(tools)
      isEnding(tools)
    },
  },
}
