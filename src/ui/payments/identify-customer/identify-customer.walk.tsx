import { profile } from "#domain/fixtures/account.ts"
import { buildMethods, buildPayingOrder } from "#domain/fixtures/payment.ts"
import { needsIdentity, listPaymentMethodOptions } from "#domain/payments/payment-status.ts"
import type { identifyCustomer } from "#machines/payments/identify-customer.machine.ts"
import { identifyCustomerModel as model } from "#machines/payments/identify-customer.model.ts"
import { noNavigation } from "#ui/payments/payment-status/payment-parts.walk.tsx"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { IdentifyCustomer } from "./identify-customer.tsx"

const card = listPaymentMethodOptions(buildMethods(null)).find(needsIdentity)

type Machine = typeof identifyCustomer
type Tools = WalkTools<Machine>

const submit = ({ page, t }: Tools) => page.getByRole("button", { name: t("pay:identity.submit") })
const seeBusy = async (tools: Tools) => {
  await tools.expect.element(submit(tools)).toHaveAttribute("aria-busy", "true")
}

export const identifyCustomerWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <IdentifyCustomer
      machine={machine}
      order={buildPayingOrder("Assigned")}
      option={card!}
      profile={profile}
      terms="/terms/io"
      onIdentified={noNavigation}
    />
  ),
  events: {
    "form.submit": async (tools, { identity }) => {
      const { page, t } = tools
      await page.getByLabelText(t("pay:identity.email")).fill(identity.email)
      await page.getByLabelText(t("pay:identity.firstName"), { exact: true }).fill(identity.firstName)
      await page.getByLabelText(t("pay:identity.lastName")).fill(identity.lastName)
      await page.getByLabelText(t("pay:identity.country")).selectOptions(identity.country)
      const terms = page.getByRole("checkbox", { name: new RegExp(t("pay:identity.terms")) })
      if (!(terms.element() as HTMLInputElement).checked) await terms.click()
      await submit(tools).click()
    },
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(submit(tools))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    sending: seeBusy,
    orderLinked: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:identity.orderLinked"))),
    emailRegistered: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:identity.emailRegistered"))),
    failed: ({ page, expectVisible }) => expectVisible(page.getByRole("alert")),
    success: seeBusy,
  },
}
