import type { promoActivator } from "#machines/shop/promo-activator.machine.ts"
import { promoActivatorModel as model } from "#machines/shop/promo-activator.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PromoActivator } from "./promo-activator.tsx"

type Machine = typeof promoActivator
type Tools = WalkTools<Machine>

const link = ({ page, t }: Tools) => page.getByRole("button", { name: t("buy:promo.activate") })
const field = ({ page }: Tools) => page.getByRole("textbox", { name: "WELCOME10" })

const Page = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <main>
      <PromoActivator state={state} send={send}>
        <input name="code" autoComplete="off" aria-label="WELCOME10" data-stand-in="" />
      </PromoActivator>
    </main>
  )
}

export const promoActivatorWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: {
    "visitor.changed": sentByApp,
    "customer.identified": sentByApp,
    "promo.open": (tools) => link(tools).click(),
  },
  states: {
    hidden: async (tools) => {
      await tools.expectAbsent(link(tools))
      await tools.expectAbsent(field(tools))
    },
    link: async (tools) => {
      await tools.expectVisible(link(tools))
      await tools.expectAbsent(field(tools))
    },
    opened: async (tools) => {
      await tools.expect.element(field(tools)).toHaveFocus()
      await tools.expectAbsent(link(tools))
    },
    field: async (tools) => {
      await tools.expectVisible(field(tools))
      await tools.expectAbsent(link(tools))
    },
  },
}
