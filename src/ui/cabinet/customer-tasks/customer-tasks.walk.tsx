import { orderIssued } from "#domain/fixtures/order.ts"
import type { customerTasks } from "#machines/cabinet/customer-tasks.machine.ts"
import { customerTasksModel as model } from "#machines/cabinet/customer-tasks.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { CustomerTasks } from "./customer-tasks.tsx"

type Machine = typeof customerTasks

const nothing = async ({ page, t, expectAbsent, expect }: WalkTools<Machine>) => {
  await expectAbsent(page.getByText(t("dashboard:needs.title")))
  expect(page.getByRole("region").elements()).toHaveLength(0)
}

export const customerTasksWalk: Walk<Machine> = {
  model,
  page: (machine) => <CustomerTasks machine={machine} withdrawals={null} Resend={({ email }) => <p>{email}</p>} />,
  events: { "taskSources.changed": sentByApp },
  states: {
    waiting: nothing,
    deciding: transientState,
    none: nothing,
    shown: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByRole("heading", { name: t("dashboard:needs.title") }))
      await expectVisible(page.getByText(t("dashboard:needs.order.pay", { number: orderIssued.number })))
      await expect
        .element(page.getByRole("link", { name: t("orders:actions.pay"), exact: true }))
        .toHaveAttribute("href", paths.buyStatus(orderIssued.id))
      await expectVisible(page.getByText(t("dashboard:needs.email.title")))
    },
  },
}
