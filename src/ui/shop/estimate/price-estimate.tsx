import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Product } from "#domain/shared/product.ts"
import { calculateBreakEven } from "#domain/shop/estimate.ts"
import { yearMonths } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { offerOfProduct, findPayoutCode } from "#domain/shop/offer.ts"
import { estimateUnit, type UnitEstimate } from "#domain/shop/unit-estimate.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { LoadingMarker } from "#ui/kit/feedback/loading-marker.tsx"
import { Facts, KeyValues } from "#ui/kit/figures/key-values.tsx"
import { addDays } from "#ui/shared/add-days.ts"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { PaybackBar } from "#ui/shop/payback-fan/payback-bar.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"
import { useStakeFacts } from "./use-stake-facts.ts"

type Machine = typeof estimate
export interface PriceEstimateProps {
  readonly product: Product
  /** Shows the result alone, with three figures for every coin, in a list of products. */
  readonly isBrief?: boolean
}
type ViewProps = ScreenProps<Machine> & PriceEstimateProps

/** Shows the share of its price that a product pays back, and the payout of one unit. Renders nothing until these are known. */
export const PriceEstimate = ({ machine, ...props }: PriceEstimateProps & { readonly machine: Machine }) => (
  <EstimateFlow machine={machine} offer={offerOfProduct(props.product)}>
    {(flow) => renderView(views, { ...flow, ...props })}
  </EstimateFlow>
)

interface FiguresProps {
  readonly estimate: UnitEstimate
  readonly mining: Mining
  readonly product: Product
}

const PaidBack = ({
  estimate,
  mining,
  months,
}: Pick<FiguresProps, "estimate" | "mining"> & { readonly months: number }) => {
  const { t } = useTranslation("estimates")
  const text = t("unit.share", { percent: useFormatters().percent(estimate.paidBack) })
  const label = t(estimate.isStakeReturned ? "unit.afterWithStake" : "unit.after", { count: months })
  return (
    <div>
      <Facts facts={[{ figure: "purchase.paidBack", label, value: text }]} />
      <PaybackBar estimate={estimate} coin={findPayoutCode(mining.currencyId)} />
    </div>
  )
}

/**
 * Returns the payback date of the price, or the sentence that the price is not paid back. A stake is returned on one day, so its
 * sentence compares its worth with the price.
 */
const usePriceBack = ({ estimate, mining, product }: FiguresProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { duration } = product
  if (estimate.isStakeReturned) {
    const amount = format.amount(BigDecimal.abs(estimate.surplus), offerOfProduct(product).currency)
    const differs = BigDecimal.isPositive(estimate.surplus) ? "stakeAnswer.more" : "stakeAnswer.less"
    const isSame = BigDecimal.isZero(estimate.surplus)
    return {
      figure: isSame ? undefined : ("unit.more" as const),
      label: t("unit.compared"),
      value: isSame ? t("stakeAnswer.same") : t(differs, { amount }),
    }
  }
  const breakEven = calculateBreakEven(estimate, duration)
  const value =
    breakEven.kind === "onDay"
      ? t("unit.about", { amount: format.month(addDays(mining.rateDate, breakEven.days)) })
      : t(`unit.${breakEven.kind}`, { count: duration ?? 0 })
  return { label: t("unit.priceBack"), value }
}

/**
 * Shows the payback, its share of the price, and the day when the whole price is paid back. The three figures always appear
 * together.
 */
const Result = (props: FiguresProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { estimate, mining, product } = props
  const { currency } = offerOfProduct(product)
  return (
    <>
      <PaybackBar estimate={estimate} coin={findPayoutCode(mining.currencyId)} />
      <Facts
        facts={[
          {
            figure: "unit.back",
            label: t(estimate.isStakeReturned ? "unit.stakeIn" : "unit.netIn", {
              count: product.duration ?? yearMonths,
            }),
            value: t("unit.about", { amount: format.amount(estimate.paidBackAmount, currency) }),
          },
          { figure: "purchase.paidBack", label: t("unit.ofPrice"), value: format.percent(estimate.paidBack) },
          usePriceBack(props),
        ]}
      />
    </>
  )
}

const Details = (props: FiguresProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { estimate, mining, product } = props
  const offer = offerOfProduct(product)
  const months = product.duration ?? yearMonths
  const about = (amount: UnitEstimate["fees"]) => t("unit.about", { amount: format.amount(amount, offer.currency) })
  const hasFees = BigDecimal.isPositive(estimate.fees)
  const stakeFacts = useStakeFacts()(offer, mining)
  return (
    <>
      <PaidBack estimate={estimate} mining={mining} months={months} />
      <KeyValues
        items={[
          { figure: "unit.payouts", label: t("unit.payouts", { count: months }), value: about(estimate.payouts) },
          // Names the fees as a whole if they contain a service fee besides the maintenance.
          hasFees && {
            figure: "unit.fees",
            label: t(BigDecimal.isZero(mining.serviceFee) ? "unit.maintenance" : "unit.fees"),
            value: about(estimate.fees),
          },
          ...stakeFacts,
          (hasFees || estimate.isStakeReturned) && {
            figure: "unit.back",
            label: t("unit.net"),
            value: <strong>{about(estimate.paidBackAmount)}</strong>,
          },
          usePriceBack(props),
        ]}
      />
    </>
  )
}

const Ready = ({ state, product, isBrief = false }: ViewProps) => {
  const mining = state.context.mining!
  const estimate = estimateUnit(product, mining)
  if (estimate === null) return null
  const Figures = isBrief ? Result : Details
  return <Figures estimate={estimate} mining={mining} product={product} />
}

const views: PartialViews<Machine, PriceEstimateProps> = {
  loading: LoadingMarker,
  ready: Ready,
}
