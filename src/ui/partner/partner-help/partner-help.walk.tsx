import type { partnerHelp } from "#machines/partner/partner-help.machine.ts"
import { partnerHelpModel as model } from "#machines/partner/partner-help.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PartnerHelp } from "./partner-help.tsx"

type Machine = typeof partnerHelp
type Tools = WalkTools<Machine>

const parts = ({ page, t }: Tools) => ({
  accrued: page.getByText(t("partner:help.accrued")),
  title: page.getByText(t("partner:help.title"), { exact: true }),
})

const visible = async (tools: Tools) => {
  await tools.expectVisible(parts(tools).title)
  await tools.expectVisible(parts(tools).accrued)
}
const hidden = async (tools: Tools) => {
  await tools.expectVisible(parts(tools).title)
  await tools.expect.element(parts(tools).accrued).not.toBeVisible()
}

export const partnerHelpWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <Page title="Hashwell">
      <PartnerHelp machine={machine} />
    </Page>
  ),
  events: {
    "help.toggle": (tools) => parts(tools).title.click(),
    "help.shown": sentByApp,
    "help.hidden": sentByApp,
  },
  states: { visible, showing: visible, hidden, hiding: hidden },
}
