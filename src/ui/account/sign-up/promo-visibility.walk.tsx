import { promoCheck } from "../../../machines/shop/promo-check.machine"
import type { promoVisibility } from "../../../machines/account/promo-visibility.machine"
import { promoVisibilityModel as model } from "../../../machines/account/promo-visibility.model"
import { useFlowActor } from "../../shared/flow"
import type { Walk } from "../../walk"
import { sentByApp } from "../../walk"
import { StoredPromoCode } from "./sign-up-code"

type Machine = typeof promoVisibility

const Page = ({ machine }: { readonly machine: Machine }) => {
  const promo = useFlowActor(promoCheck, { code: "" })
  return <StoredPromoCode machine={() => machine} promo={promo} disabled={false} />
}

export const promoVisibilityWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  does: { "code.pending": sentByApp, "code.accepted": sentByApp, "code.refused": sentByApp },
  sees: {
    hidden: ({ page, t, absent }) => absent(page.getByLabelText(t("account:promo.optional"))),
    shown: ({ page, t, see }) => see(page.getByLabelText(t("account:promo.optional"))),
  },
}
