import type { orderPromoCode } from "#machines/shop/order-promo-code.machine.ts"
import { orderPromoCodeModel as model } from "#machines/shop/order-promo-code.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { OrderPromoCode } from "./order-promo-code.tsx"

type Machine = typeof orderPromoCode

const Page = ({ machine }: { readonly machine: Machine }) => <OrderPromoCode {...useFlow(machine, model.input)} />

export const orderPromoCodeWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: {
    // The neighbouring promo field sends `promoCode.choose` once its code is valid.
    "promoCode.choose": sentByApp,
    "page.left": sentByApp,
    "promoCode.retry": ({ page, t }) => page.getByRole("button", { name: t("buy:orderCode.retry") }).click(),
  },
  states: {
    idle: async ({ page, t, expectAbsent }) => {
      await expectAbsent(page.getByText(t("buy:orderCode.pending")))
      await expectAbsent(page.getByText(t("buy:orderCode.saved")))
    },
    pending: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:orderCode.pending"))),
    savingInBackground: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:orderCode.saving"))),
    saving: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:orderCode.saving"))),
    saved: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:orderCode.saved"))),
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText("This code is not valid."))
      await expectVisible(page.getByText(t("buy:orderCode.failed")))
    },
  },
}
