import type { demoChat } from "#machines/demo/demo-chat.machine.ts"
import { demoChatModel as model } from "#machines/demo/demo-chat.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { DemoChat } from "./demo-chat.tsx"

type Machine = typeof demoChat
type Tools = WalkTools<Machine>

const chatButton = ({ page, t }: Tools) => page.getByRole("button", { name: t("support:demo.ask") })
const seeNothing = (tools: Tools) => tools.expectAbsent(chatButton(tools))

export const demoChatWalk: Walk<Machine> = {
  model,
  page: (machine) => <DemoChat machine={machine} />,
  events: { "chat.open": (tools) => chatButton(tools).click() },
  states: {
    "polling.fetching": seeNothing,
    "polling.waiting": seeNothing,
    ready: (tools) => tools.expectVisible(chatButton(tools)),
    opening: async (tools) => {
      await tools.expectVisible(chatButton(tools))
      await tools.expect.element(chatButton(tools)).toHaveAttribute("aria-busy", "true")
    },
    gaveUp: ({ page, t, expectVisible }) => expectVisible(page.getByRole("link", { name: t("support:demo.write") })),
  },
}
