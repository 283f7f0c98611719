import type { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { promoCheckModel as model } from "#machines/shop/promo-check.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { PromoField } from "./promo-field.tsx"

type Machine = typeof promoCheck

const Page = ({ machine }: { readonly machine: Machine }) => <PromoField {...useFlow(machine, model.input)} />

export const promoCheckWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: {
    "promoCode.type": async ({ page, t }, event) => {
      const field = page.getByLabelText(t("account:promo.label"))
      // Adds a space to the current value, because filling in the same value would fire no input event.
      const same = (field.element() as HTMLInputElement).value === event.code
      await field.fill(same ? `${event.code} ` : event.code)
    },
    "check.retry": ({ page, t }) => page.getByRole("button", { name: t("account:promo.retry") }).click(),
    // The calculator sends `prices.changed` when a sale ends.
    "prices.changed": sentByApp,
  },
  states: {
    deciding: transientState,
    empty: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("account:promo.checking"))),
    typing: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("account:promo.checking"))),
    checking: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("account:promo.checking"))),
    validWithSale: ({ page, t, expectVisible }) =>
      expectVisible(page.getByText(new RegExp(t("account:promo.withSale", { percent: "10\\s?%" })))),
    validWithoutSale: ({ page, t, expectVisible }) =>
      expectVisible(page.getByText(t("account:promo.withoutSale"), { exact: true })),
    unchecked: async ({ page, t, expectVisible, expectAbsent }) => {
      await expectVisible(page.getByText(t("account:promo.unchecked")))
      await expectAbsent(page.getByText(t("account:promo.referralWrong")))
    },
    invalid: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("account:promo.referralWrong"))),
  },
}
