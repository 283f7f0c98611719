import { useSelector } from "@xstate/react"
import { useMemo, type ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import type { promoVisibility } from "#machines/account/promo-visibility.machine.ts"
import type { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { PromoField } from "#ui/shop/promo-field.tsx"

type Promo = ActorRefFrom<typeof promoCheck>
interface Field {
  readonly promo: Promo
  readonly disabled: boolean
}

export const SignUpCode = ({ promo, disabled }: Field) => (
  <PromoField state={useSelector(promo, (state) => state)} send={promo.send} optional disabled={disabled} />
)

type Props = Field & { readonly machine: (promo: Promo) => typeof promoVisibility }

/** The promo field, hidden while a stored code makes it unnecessary. */
export const StoredPromoCode = ({ machine, promo, disabled }: Props) =>
  renderView(views, {
    ...useFlow(
      useMemo(() => machine(promo), [machine, promo]),
      undefined,
    ),
    promo,
    disabled,
  })

const views: StateViews<typeof promoVisibility, Field> = {
  hidden: noView,
  shown: ({ promo, disabled }: ScreenProps<typeof promoVisibility> & Field): ReactNode => (
    <SignUpCode promo={promo} disabled={disabled} />
  ),
}
