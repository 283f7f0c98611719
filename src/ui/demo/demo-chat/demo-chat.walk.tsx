import type { demoChat } from "#machines/demo/demo-chat.machine.ts"
import { demoChatModel as model } from "#machines/demo/demo-chat.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { DemoChat } from "./demo-chat.tsx"

type Machine = typeof demoChat
type Tools = WalkTools<Machine>

const ask = ({ page, t }: Tools) => page.getByRole("button", { name: t("support:demo.ask") })
const seeNothing = (tools: Tools) => tools.absent(ask(tools))

export const demoChatWalk: Walk<Machine> = {
  model,
  page: (machine) => <DemoChat machine={machine} />,
  does: { "chat.open": (tools) => ask(tools).click() },
  sees: {
    "polling.fetching": seeNothing,
    "polling.waiting": seeNothing,
    ready: (tools) => tools.see(ask(tools)),
    opening: async (tools) => {
      await tools.see(ask(tools))
      await tools.expect.element(ask(tools)).toHaveAttribute("aria-busy", "true")
    },
    gaveUp: ({ page, t, see }) => see(page.getByRole("link", { name: t("support:demo.write") })),
  },
}
