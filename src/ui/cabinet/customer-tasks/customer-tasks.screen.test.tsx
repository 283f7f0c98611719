import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { listCustomerTasks } from "#domain/cabinet/customer-tasks.ts"
import { orderUnderPaidExpired } from "#domain/fixtures/order.ts"
import type { customerTasks } from "#machines/cabinet/customer-tasks.machine.ts"
import { customerTasksModel } from "#machines/cabinet/customer-tasks.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { CustomerTasks } from "./customer-tasks.tsx"

it.each([
  ["en-US", "$142.50paid of $285.00Accept"],
  ["ru-RU", "142,50 $оплачено из 285,00 $Принять"],
] as const)(
  "an expired order that is paid in part shows the paid amount, and no time, in %s",
  async (locale, figures) => {
    const shown = customerTasksModel.at("shown")
    const tasks = listCustomerTasks({ orders: [orderUnderPaidExpired], email: null, requests: [] })
    await render(
      <FlowOptions value={{ snapshots: { customerTasks: { ...shown, context: { ...shown.context, tasks } } } }}>
        <StoryFrame locale={locale}>
          <CustomerTasks
            machine={createMockedMachine(customerTasksModel).machine as typeof customerTasks}
            withdrawals={null}
            Resend={() => null}
          />
        </StoryFrame>
      </FlowOptions>,
    )
    await expect.element(page.getByRole("listitem")).toBeVisible()
    expect(page.getByRole("listitem").element().textContent.replaceAll(/\s+/g, " ")).toContain(figures)
    await expect.element(page.getByRole("timer")).not.toBeInTheDocument()
  },
)
