import { decimal } from "#domain/shared/money.ts"
import type { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { discountBannerModel as model } from "#machines/shop/discount-banner.model.ts"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { DiscountBanner } from "./discount-banner.tsx"

type Machine = typeof discountBanner

export const discountBannerWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <DiscountBanner
      machine={machine}
      percent={decimal("20")}
      until="2026-11-30T21:00:00Z"
      onExpired={() => undefined}
    />
  ),
  events: { "discount.ended": sentByApp },
  states: {
    active: ({ page, t, expectVisible }) => expectVisible(page.getByRole("timer", { name: t("buy:banner.left") })),
    expired: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("buy:banner.over"))),
  },
}
