import type { supportSidebar } from "../../machines/support-sidebar/support-sidebar.machine"
import { supportSidebarModel as model } from "../../machines/support-sidebar/support-sidebar.model"
import type { Walk, WalkTools } from "../walk"
import { byApp } from "../walk"
import { SupportPage } from "./support-page"

type Machine = typeof supportSidebar
type Tools = WalkTools<Machine>

const chat = ({ page, t }: Tools) => page.getByRole("complementary", { name: t("support:chat.title") })

export const supportSidebarWalk: Walk<Machine> = {
  model,
  page: (machine) => <SupportPage machine={machine} />,
  does: {
    "visitor.identified": byApp,
    "visitor.unidentified": byApp,
    "support.open": ({ page, t }) => page.getByRole("button", { name: t("support:open") }).click(),
    "support.close": ({ page, t }) => page.getByRole("button", { name: t("support:chat.close") }).click()
  },
  sees: {
    unavailable: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("support:unavailable.title")))
      await tools.absent(chat(tools))
    },
    closed: async (tools) => {
      await tools.see(tools.page.getByRole("button", { name: tools.t("support:open") }))
      await tools.absent(chat(tools))
    },
    open: (tools) => tools.see(chat(tools))
  }
}
