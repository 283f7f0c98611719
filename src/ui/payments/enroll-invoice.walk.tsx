import { enrollInvoiceModel as model } from "../../machines/payments/enroll-invoice.model"
import type { enrollInvoice } from "../../machines/payments/enroll-invoice.machine"
import { paths } from "../site/paths"
import type { Walk } from "../walk"
import { EnrollInvoicePage } from "./enroll-invoice"

export const enrollInvoiceWalk: Walk<typeof enrollInvoice> = {
  model,
  page: (machine) => <EnrollInvoicePage machine={machine} {...model.input} />,
  does: {},
  sees: {
    enrolling: ({ page, t, see }) => see(page.getByText(t("pay:card.enrolling"))),
    enrolled: async ({ address, expect }) => {
      expect(address()).toBe(paths.buyStatus(model.input.orderId))
    },
  },
}
