import type { pendingOrder } from "#machines/orders/pending-order.machine.ts"
import { pendingOrderModel as model } from "#machines/orders/pending-order.model.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { paths } from "#ui/site/paths.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { OrderFrame } from "./order-frame.tsx"
import { PendingOrder } from "./pending-order.tsx"

type Machine = typeof pendingOrder
type Tools = WalkTools<Machine>

const { orderId } = model.input

/** Checks the step and the link to the other form, with and without the order. */
const frame = async ({ page, t, expectVisible, expect }: Tools) => {
  await expectVisible(page.getByRole("heading", { level: 1, name: t("pay:way.signup.title") }))
  await expectVisible(page.getByText(t("pay:steps.account"), { exact: true }))
  await expect
    .element(page.getByRole("link", { name: t("pay:way.signup.other") }))
    .toHaveAttribute("href", paths.signIn(paths.buyMethod(orderId)))
}

export const pendingOrderWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <OrderFrame
      page="signup"
      redirect={paths.buyMethod(orderId)}
      title=""
      PendingOrder={(props) => <PendingOrder {...props} machine={machine} estimate={estimate} />}
    >
      {(submit) => (
        <button type="submit" data-stand-in="">
          {submit}
        </button>
      )}
    </OrderFrame>
  ),
  events: {},
  states: {
    loading: async (tools) => {
      await frame(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("common:loading")))
    },
    ready: async (tools) => {
      await frame(tools)
      for (const figure of [/^50\sTh\/s$/, /10\s?%/, /1\D383[.,]89/, /^−.*138[.,]39/, /1\D245[.,]50/])
        await tools.expectVisible(tools.page.getByText(figure))
    },
    absent: async (tools) => {
      await frame(tools)
      await tools.expectAbsent(tools.page.getByText(/1\D245[.,]50/))
      await tools.expectAbsent(tools.page.getByText(tools.t("common:loading")))
    },
  },
}
