import type { securityLog } from "#machines/account/security-log.machine.ts"
import { securityLogModel as model } from "#machines/account/security-log.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { SecurityLog } from "./security-log.tsx"

type Machine = typeof securityLog
type Tools = WalkTools<Machine>

const turning = ({ page, t }: Tools) => page.getByText(t("security:log.turning"))

const seeEvents = async ({ page, t, expectVisible, expect }: Tools) => {
  const rows = page.getByRole("list", { name: t("security:log.title") }).getByRole("listitem")
  await expectVisible(rows.nth(1).getByText(t("security:log.events.SignInFailed")))
  await expectVisible(rows.nth(1).getByText(t("security:sessions.name", { browser: "Safari", system: "iOS" })))
  // Expects no browser in the entry of a reset that took effect.
  expect(rows.nth(2).getByRole("paragraph").elements()).toHaveLength(2)
  await expectVisible(rows.nth(3).getByText("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"))
  await expectVisible(rows.getByText(/0[.,]00125000\sBTC/))
  await expectVisible(page.getByText("CSV"))
}

export const securityLogWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SecurityLog machine={machine} page={model.input.page}>
      <p>CSV</p>
    </SecurityLog>
  ),
  events: {
    "pageNumber.changed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    "loading.first": ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    "loading.more": async (tools) => {
      await seeEvents(tools)
      await tools.expectVisible(turning(tools))
    },
    deciding: transientState,
    ready: async (tools) => {
      await seeEvents(tools)
      await tools.expectAbsent(turning(tools))
    },
    empty: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("security:log.none"))),
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.settings("securityLog"))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
