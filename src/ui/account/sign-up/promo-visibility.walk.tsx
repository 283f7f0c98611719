import type { promoVisibility } from "#machines/account/promo-visibility.machine.ts"
import { promoVisibilityModel as model } from "#machines/account/promo-visibility.model.ts"
import { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { useFlowActor } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { StoredPromoCode } from "./sign-up-code.tsx"

type Machine = typeof promoVisibility

const Page = ({ machine }: { readonly machine: Machine }) => {
  const promo = useFlowActor(promoCheck, { code: "" })
  return <StoredPromoCode machine={() => machine} promo={promo} disabled={false} />
}

export const promoVisibilityWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: { "promoCode.pending": sentByApp, "promoCode.accepted": sentByApp, "promoCode.refused": sentByApp },
  states: {
    hidden: ({ page, t, expectAbsent }) => expectAbsent(page.getByLabelText(t("account:promo.optional"))),
    shown: ({ page, t, expectVisible }) => expectVisible(page.getByLabelText(t("account:promo.optional"))),
  },
}
