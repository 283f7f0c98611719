import type { partnerHelp } from "#machines/partner/partner-help.machine.ts"
import { partnerHelpModel as model } from "#machines/partner/partner-help.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PartnerHelp } from "./partner-help.tsx"

type Machine = typeof partnerHelp
type Tools = WalkTools<Machine>

const parts = ({ page, t }: Tools) => ({
  accrued: page.getByText(t("partner:help.accrued")),
  hide: page.getByRole("button", { name: t("partner:help.hide"), exact: true }),
  show: page.getByRole("button", { name: t("partner:help.show"), exact: true }),
})

const visible = async (tools: Tools) => {
  await tools.see(parts(tools).accrued)
  await tools.see(parts(tools).hide)
}
const hidden = async (tools: Tools) => {
  await tools.see(parts(tools).show)
  await tools.absent(parts(tools).accrued)
}

export const partnerHelpWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <Page title="Hashwell">
      <PartnerHelp machine={machine} />
    </Page>
  ),
  does: {
    "help.toggle": (tools) => {
      const { hide, show } = parts(tools)
      return (hide.query() === null ? show : hide).click()
    },
    "help.wasShown": sentByApp,
    "help.wasHidden": sentByApp,
  },
  sees: { visible, showing: visible, hidden, hiding: hidden },
}
