import type { ReactNode } from "react"
import type { AnyStateMachine } from "xstate"
import type { settingsBadge } from "#machines/account/settings-badge.machine.ts"
import { settingsBadgeModel } from "#machines/account/settings-badge.model.ts"
import { sidebarModel } from "#machines/site/sidebar.model.ts"
import type { warningCount } from "#machines/site/warning-count.machine.ts"
import { warningCountModel } from "#machines/site/warning-count.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { CabinetLayout } from "./cabinet-layout.tsx"
import type { SectionAttention } from "./menu.tsx"

const Frame = ({ attention }: { readonly attention: SectionAttention }): ReactNode => (
  <CabinetLayout
    sidebar={{ state: sidebarModel.at("open"), send: () => undefined }}
    isPartner={false}
    isIdentified
    account={null}
    switches={null}
    attention={attention}
  >
    <Page title="—">{null}</Page>
  </CabinetLayout>
)

const WithCount = ({ machine }: { readonly machine: typeof warningCount }) => {
  const { state } = useFlow(machine, warningCountModel.input)
  return <Frame attention={{ orders: state.context.count }} />
}

const WithBadge = ({ machine }: { readonly machine: typeof settingsBadge }) => {
  const { state } = useFlow(machine, settingsBadgeModel.input)
  return <Frame attention={{ settings: state.matches("one") ? 1 : 0 }} />
}

const three = 3
const menu = ({ page, t }: Pick<WalkTools<AnyStateMachine>, "page" | "t">) =>
  page.getByRole("navigation", { name: t("common:nav.label") })

export const warningCountWalk: Walk<typeof warningCount> = {
  model: warningCountModel,
  page: (machine) => <WithCount machine={machine} />,
  events: { "cabinet.entered": sentByApp, "cabinet.left": sentByApp },
  states: {
    unknown: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("common:nav.ordersBadge", { count: three }))),
    // Checks only the menu, because a reload keeps the previous count.
    loading: (tools) => tools.expectVisible(menu(tools)),
    counted: transientState,
    zero: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("common:nav.ordersBadge", { count: three }))),
    some: async ({ page, t, expectVisible, expect }) => {
      const warning = page
        .getByRole("banner")
        .getByRole("link", { name: t("common:nav.ordersBadge", { count: three }) })
      await expectVisible(warning)
      await expect.element(warning).toHaveAttribute("href", "/cabinet/orders?state=Warning")
      await expectVisible(
        menu({ page, t }).getByRole("link", {
          name: `${t("common:nav.orders")} ${t("common:nav.ordersBadge", { count: three })}`,
        }),
      )
    },
  },
}

export const settingsBadgeWalk: Walk<typeof settingsBadge> = {
  model: settingsBadgeModel,
  page: (machine) => <WithBadge machine={machine} />,
  events: { "password.missing": sentByApp, "password.set": sentByApp },
  states: {
    none: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("common:nav.settingsBadge"))),
    one: ({ page, t, expectVisible }) =>
      expectVisible(
        menu({ page, t }).getByRole("link", { name: `${t("common:nav.settings")} ${t("common:nav.settingsBadge")}` }),
      ),
  },
}
