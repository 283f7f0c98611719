import type { sidebar } from "#machines/site/sidebar.machine.ts"
import { sidebarModel as model } from "#machines/site/sidebar.model.ts"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { CabinetLayout } from "./cabinet-layout.tsx"

type Machine = typeof sidebar

const Cabinet = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <CabinetLayout sidebar={{ state, send }} isPartner={false} isIdentified account={null} switches={null}>
      <Page title="—" isWide>
        <EmptyPanel title="—" />
      </Page>
    </CabinetLayout>
  )
}

const toggle = ({ page, t }: WalkTools<Machine>) =>
  page.getByRole("button", { name: new RegExp(`^(${t("common:nav.collapse")}|${t("common:nav.expand")})$`) })

const seeNames = async (tools: WalkTools<Machine>) => {
  await tools.expectVisible(tools.page.getByRole("button", { name: tools.t("common:nav.collapse"), expanded: true }))
  await tools.expectVisible(tools.page.getByRole("navigation", { name: tools.t("common:nav.label") }))
}
/** Checks the narrow sidebar, which still shows every section's name under its icon. */
const narrow = async (tools: WalkTools<Machine>) => {
  await tools.expectVisible(tools.page.getByRole("button", { name: tools.t("common:nav.expand"), expanded: false }))
  await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("common:nav.contracts") }))
}

export const sidebarWalk: Walk<Machine> = {
  model,
  page: (machine) => <Cabinet machine={machine} />,
  events: {
    "sidebar.toggle": (tools) => toggle(tools).click(),
    "sidebar.opened": sentByApp,
    "sidebar.closed": sentByApp,
  },
  states: { open: seeNames, opening: seeNames, closed: narrow, closing: narrow },
}
