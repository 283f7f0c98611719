import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { unitEstimateOf, type UnitEstimate } from "#domain/shop/unit-estimate.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import type { Product } from "#domain/shop/product.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { Awaited } from "#ui/kit/feedback/load-states.tsx"
import { Facts, KeyValues } from "#ui/kit/figures/key-values.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { breakEvenDate } from "./break-even-date.ts"
import { EstimateFlow } from "./estimate-flow.tsx"
import { useStakeFacts } from "./use-stake-facts.ts"

type Machine = typeof estimate
export interface PriceEstimateProps {
  readonly product: Product
  /** Two lines for every coin, where products stand side by side. */
  readonly isBrief?: boolean
}
type Props = ScreenProps<Machine> & PriceEstimateProps

/** How much of its price a product brings back, and what one unit is paid; nothing until that is known. */
export const PriceEstimate = ({ machine, ...props }: PriceEstimateProps & { readonly machine: Machine }) => (
  <EstimateFlow machine={machine} offer={offerOfProduct(props.product)}>
    {(flow) => renderView(views, { ...flow, ...props })}
  </EstimateFlow>
)

const monthsOfYear = 12

/** The line that decides. */
const PaidBack = ({ of, months }: { readonly of: UnitEstimate; readonly months: number }) => {
  const { t } = useTranslation("estimates")
  const text = t("ofPrice", { percent: useFormatters().percent(of.paidBack) })
  const label = t(of.isStakeReturned ? "unit.backWithStake" : "unit.back", { count: months })
  return (
    <div>
      <Facts facts={[{ label, value: text }]} />
      <ShareBar
        payback
        mark={t("unit.mark")}
        label={label}
        share={Number(toPlainDecimal(of.paidBack, 2))}
        text={text}
      />
    </div>
  )
}

const Ready = ({ state, product, isBrief = false }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { currency } = offerOfProduct(product)
  const mining = state.context.mining!
  const stakeFacts = useStakeFacts()(offerOfProduct(product), mining)
  const of = unitEstimateOf(product, mining)
  if (of === null) return null
  const months = product.duration ?? monthsOfYear
  const about = (amount: UnitEstimate["fees"]) => t("unit.about", { amount: format.amount(amount, currency) })
  const fees = BigDecimal.isPositive(of.fees)
    ? [
        // With a service fee they are more than maintenance.
        { label: t(BigDecimal.isZero(mining.serviceFee) ? "unit.maintenance" : "unit.fees"), value: about(of.fees) },
        { label: t("unit.net"), value: <strong>{about(of.net)}</strong> },
      ]
    : []
  const priceBack = {
    label: t("unit.priceBack"),
    value:
      of.breakEvenDays === null
        ? t("unit.notBack")
        : t("unit.about", { amount: format.month(breakEvenDate(mining.rateDate, of.breakEvenDays)) }),
  }
  const items = [
    { label: t("unit.payouts", { count: months }), value: about(of.payouts) },
    ...(isBrief ? [...stakeFacts, ...fees].slice(0, 1) : [...fees, ...stakeFacts]),
    // An open-ended contract goes on after the months of the bar.
    !isBrief && product.duration === null && priceBack,
  ]
  return (
    <>
      {!isBrief && <PaidBack of={of} months={months} />}
      <KeyValues items={items} />
    </>
  )
}

const views: PartialViews<Machine, PriceEstimateProps> = {
  loading: Awaited,
  ready: { difficultyAsNow: { asToday: Ready }, difficultyGrowing: { asToday: Ready } },
}
