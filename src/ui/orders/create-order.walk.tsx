import { btcLimited } from "#domain/fixtures/product.ts"
import type { createOrder } from "#machines/orders/create-order.machine.ts"
import { createOrderModel as model } from "#machines/orders/create-order.model.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { expectBusy } from "#ui/kit/form/form.walk.ts"
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
      <Button isBusy={state.hasTag("busy")} onClick={() => send({ type: "order.create", ...orderRequest })}>
        {name}
      </Button>
    </>
  )
}

const button = ({ page }: Tools) => page.getByRole("button", { name })
const seeButton = (isBusy: boolean) => async (tools: Tools) => {
  await expectBusy(tools, button(tools), isBusy)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}

export const createOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: {
    "order.create": (tools) => button(tools).click(),
  },
  states: {
    idle: seeButton(false),
    sending: seeButton(true),
    failed: async (tools) => {
      await expectBusy(tools, button(tools), false)
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(
        tools.page.getByText(
          new RegExp(`${tools.t("common:failure.timeout")}|This ID already belongs to another order\\.`),
        ),
      )
    },
    created: async ({ url, expect }) => expect(url()).toBe(paths.buyMethod(model.portResults.createOrder.ok[0].id)),
  },
}
