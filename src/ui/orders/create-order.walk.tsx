import { btcLimited } from "#domain/fixtures/product.ts"
import type { createOrder } from "#machines/orders/create-order.machine.ts"
import { createOrderModel as model } from "#machines/orders/create-order.model.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { CreateOrderResult } from "./create-order-result.tsx"

type Machine = typeof createOrder
type Tools = WalkTools<Machine>

const name = btcLimited.id

const orderRequest = { productId: btcLimited.id, quantity: btcLimited.defaultValue, code: null }

const Page = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <>
      <CreateOrderResult state={state} send={send} />
      <Button busy={state.hasTag("busy")} onClick={() => send({ type: "order.create", ...orderRequest })}>
        {name}
      </Button>
    </>
  )
}

const button = ({ page }: Tools) => page.getByRole("button", { name })
const seeAttribute = async (tools: Tools, busy: string | null) => {
  await tools.see(button(tools))
  if (button(tools).element().getAttribute("aria-busy") !== busy) throw new Error(`aria-busy is not ${busy}`)
}
const seeBusy = async (tools: Tools) => {
  await seeAttribute(tools, "true")
  await tools.absent(tools.page.getByRole("alert"))
}

export const createOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  does: {
    "order.create": (tools) => button(tools).click(),
  },
  sees: {
    idle: async (tools) => {
      await seeAttribute(tools, null)
      await tools.absent(tools.page.getByRole("alert"))
    },
    creating: seeBusy,
    error: async (tools) => {
      await seeAttribute(tools, null)
      await tools.see(tools.page.getByRole("alert"))
      await tools.see(
        tools.page.getByText(
          new RegExp(`${tools.t("common:failure.timeout")}|This ID already belongs to another order\\.`),
        ),
      )
    },
    created: async ({ address }) => {
      const expected = paths.buyMethod(model.portResults.createOrder.ok[0].id)
      if (address() !== expected) throw new Error(`${address()} is not ${expected}`)
    },
  },
}
