import type { supportSidebar } from "#machines/cabinet/support-sidebar.machine.ts"
import { supportSidebarModel as model } from "#machines/cabinet/support-sidebar.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { SupportPage } from "./support-page.tsx"

type Machine = typeof supportSidebar
type Tools = WalkTools<Machine>

const chat = ({ page, t }: Tools) => page.getByRole("complementary", { name: t("support:chat.title") })
const opener = ({ page, t }: Tools) => page.getByRole("button", { name: t("support:open"), exact: true })
const closeButton = ({ page, t }: Tools) => page.getByRole("button", { name: t("support:close"), exact: true })
const reopenButton = (tools: Tools) => {
  const { page, t } = tools
  return page.getByRole("button", {
    name: new RegExp(`^(${t("support:open")}|${t("support:chat.again")}|${t("common:retry")})$`),
  })
}

const seeChat = async (tools: Tools) => {
  await tools.expectVisible(chat(tools))
  await tools.expectVisible(tools.page.getByText(tools.t("support:chat.opening")))
}

export const supportSidebarWalk: Walk<Machine> = {
  model,
  page: (machine) => <SupportPage machine={machine} onRetry={() => undefined} />,
  events: {
    "identification.known": sentByApp,
    "identification.none": sentByApp,
    "identification.checking": sentByApp,
    "identification.failed": sentByApp,
    "support.open": (tools) => reopenButton(tools).click(),
    "support.close": (tools) => closeButton(tools).click(),
    "message.send": async ({ page, t }, { text }) => {
      await page.getByLabelText(t("support:chat.message")).fill(text)
      await page.getByRole("button", { name: t("support:chat.submit"), exact: true }).click()
    },
  },
  states: {
    checking: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("common:loading")))
      await tools.expectAbsent(tools.page.getByText(tools.t("support:unavailable.title")))
    },
    unknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("common:profileMissing")))
      await tools.expectAbsent(tools.page.getByText(tools.t("support:unavailable.title")))
      await tools.expectAbsent(chat(tools))
    },
    unavailable: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("support:unavailable.title")))
      await tools.expectAbsent(chat(tools))
    },
    closed: async (tools) => {
      await tools.expectVisible(opener(tools))
      await tools.expectVisible(tools.page.getByText(tools.t("support:topics.payout.answer")))
      await tools.expectAbsent(chat(tools))
    },
    "open.fetching": seeChat,
    "open.waiting": seeChat,
    "open.chatting": async (tools) => {
      await tools.expectVisible(chat(tools))
      await tools.expectVisible(tools.page.getByText(tools.t("support:chat.greeting")))
    },
    "open.thirdParty": (tools) => tools.expectVisible(tools.page.getByText(tools.t("support:chat.thirdParty"))),
    "open.chatUnavailable": (tools) => tools.expectVisible(tools.page.getByText(tools.t("support:chat.missing"))),
  },
}
