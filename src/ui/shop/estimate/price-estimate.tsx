import { useTranslation } from "react-i18next"
import { unitEstimateOf } from "#domain/shop/unit-estimate.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import type { Product } from "#domain/shop/product.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"
import { useStakeFacts } from "./use-stake-facts.ts"

type Machine = typeof estimate
export interface PriceEstimateProps {
  readonly product: Product
  /** Two lines for every coin, where products stand side by side. */
  readonly isBrief?: boolean
}
type Props = ScreenProps<Machine> & PriceEstimateProps

/** Payouts and fees of one unit, for the place beside its price; nothing until they are known. */
export const PriceEstimate = ({ machine, ...props }: PriceEstimateProps & { readonly machine: Machine }) => (
  <EstimateFlow machine={machine} offer={offerOfProduct(props.product)}>
    {(flow) => renderView(views, { ...flow, ...props })}
  </EstimateFlow>
)

const monthsOfYear = 12

const Ready = ({ state, product, isBrief = false }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { currency } = offerOfProduct(product)
  const mining = state.context.mining!
  const stakeFacts = useStakeFacts()(offerOfProduct(product), mining)
  const of = unitEstimateOf(product, mining)
  if (of === null) return null
  const about = (amount: typeof of.fees) => t("unit.about", { amount: format.amount(amount, currency) })
  return (
    <KeyValues
      items={[
        {
          label: t("unit.payouts", { count: product.duration ?? monthsOfYear }),
          value: about(of.payouts),
        },
        ...(isBrief && stakeFacts.length > 0
          ? stakeFacts.slice(0, 1)
          : [{ label: t("unit.fees"), value: about(of.fees) }, ...stakeFacts]),
      ]}
    />
  )
}

const views: PartialViews<Machine, PriceEstimateProps> = {
  "ready.difficultyAsNow.asToday": Ready,
  "ready.difficultyGrowing.asToday": Ready,
}
