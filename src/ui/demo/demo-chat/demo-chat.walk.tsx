import type { demoChat } from "#machines/demo/demo-chat.machine.ts"
import { demoChatModel as model } from "#machines/demo/demo-chat.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { DemoChat } from "./demo-chat.tsx"

type Machine = typeof demoChat
type Tools = WalkTools<Machine>

const chatButton = ({ page, t }: Tools) => page.getByRole("button", { name: t("support:demo.ask") })
const seeNothing = (tools: Tools) => tools.absent(chatButton(tools))

export const demoChatWalk: Walk<Machine> = {
  model,
  page: (machine) => <DemoChat machine={machine} />,
  does: { "chat.open": (tools) => chatButton(tools).click() },
  sees: {
    "polling.fetching": seeNothing,
    "polling.waiting": seeNothing,
    ready: (tools) => tools.see(chatButton(tools)),
    opening: async (tools) => {
      await tools.see(chatButton(tools))
      await tools.expect.element(chatButton(tools)).toHaveAttribute("aria-busy", "true")
    },
    gaveUp: ({ page, t, see }) => see(page.getByRole("link", { name: t("support:demo.write") })),
  },
}
