import type { enrollInvoice } from "#machines/payments/enroll-invoice.machine.ts"
import { enrollInvoiceModel as model } from "#machines/payments/enroll-invoice.model.ts"
import { paths } from "#ui/site/paths.ts"
import type { Walk } from "#ui/walk.ts"
import { EnrollInvoicePage } from "./enroll-invoice.tsx"

export const enrollInvoiceWalk: Walk<typeof enrollInvoice> = {
  model,
  page: (machine) => <EnrollInvoicePage machine={machine} {...model.input} />,
  events: {},
  states: {
    enrolling: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:card.enrolling"))),
    enrolled: async ({ url, expect }) => {
      expect(url()).toBe(paths.buyStatus(model.input.orderId))
    },
  },
}
