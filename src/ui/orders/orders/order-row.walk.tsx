import { orderUnderPaid } from "#domain/fixtures/order.ts"
import type { orderRow } from "#machines/orders/order-row.machine.ts"
import { orderRowModel as model } from "#machines/orders/order-row.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { OrderTable } from "./order-table.tsx"
import { waitingRowMachines } from "./row-machines.walk.tsx"

type Machine = typeof orderRow
type Tools = WalkTools<Machine>

const menu = ({ page, t }: Tools) =>
  page.getByRole("button", { name: t("orders:actions.moreOf", { number: orderUnderPaid.number }) })
const dialog = ({ page }: Tools) => page.getByRole("dialog")

export const orderRowWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <OrderTable
      orders={[orderUnderPaid]}
      machines={{ ...waitingRowMachines, orderRow: machine }}
      main={orderUnderPaid.id}
      onChanged={() => undefined}
    />
  ),
  events: {
    "actions.open": async (tools) => {
      await menu(tools).click()
      await tools.page.getByRole("button", { name: tools.t("orders:actions.accept") }).click()
    },
    "actions.close": ({ page, t }) => page.getByRole("button", { name: t("common:close.dialog") }).click(),
    "order.changed": "byApp",
  },
  states: {
    idle: async (tools) => {
      await tools.expectVisible(menu(tools))
      await tools.expectAbsent(dialog(tools))
    },
    deciding: (tools) => tools.expectVisible(dialog(tools)),
    changed: async (tools) => {
      await tools.expectAbsent(dialog(tools))
      await tools.expectAbsent(menu(tools))
    },
  },
}
