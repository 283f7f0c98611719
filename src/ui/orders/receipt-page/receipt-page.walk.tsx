import type { receiptPage } from "#machines/orders/receipt-page.machine.ts"
import { receiptPageModel as model } from "#machines/orders/receipt-page.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { ReceiptPage } from "./receipt-page.tsx"

type Machine = typeof receiptPage

const { orderId } = model.input

export const receiptPageWalk: Walk<Machine> = {
  model,
  page: (machine) => <ReceiptPage machine={machine} orderId={orderId} print={() => undefined} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "data.refreshed": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("heading", { name: t("orders:receipt.heading", { number: "R-100042" }) }))
      await expectVisible(page.getByRole("button", { name: t("orders:receipt.print") }))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.offline"))),
    notFound: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:notFound.description"))),
    toOrder: async ({ url, expect }) => {
      expect(url()).toBe(paths.order(orderId))
    },
  },
}
