import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Decimal } from "#domain/shared/money.ts"
import { estimatePurchase, createDefaultScenario, type Estimate } from "#domain/shop/estimate.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Facts, KeyValues } from "#ui/kit/figures/key-values.tsx"
import { renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { MaintenanceFee } from "#ui/shop/calculator/maintenance.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { PurchasePayback } from "#ui/shop/payback-fan/purchase-payback.tsx"
import { useFanTexts } from "#ui/shop/payback-fan/use-fan-texts.ts"
import { Assumptions } from "./assumptions.tsx"
import { EstimateFlow } from "./estimate-flow.tsx"
import { HowCalculated } from "./how-calculated.tsx"
import { useStakeFacts } from "./use-stake-facts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./purchase-estimate.module.css"

type Machine = typeof estimate

/** The purchase to estimate. `quote` is null while the typed text is not an amount. */
export interface EstimateProps {
  readonly offer: Offer
  readonly quote: { readonly quantity: Decimal; readonly cost: Decimal } | null
}
type ViewProps = ScreenProps<Machine> & EstimateProps

/**
 * Shows when a purchase is paid back, its earnings and fees, and the chosen assumptions about the coin's price and the difficulty.
 */
export const PurchaseEstimate = ({ machine, ...props }: EstimateProps & { readonly machine: Machine }) => (
  <EstimateFlow machine={machine} offer={props.offer}>
    {(flow) => renderView(views, { ...props, ...flow })}
  </EstimateFlow>
)

const Titled = ({ children }: { readonly children: ReactNode }) => (
  <section className={`${patterns.stack} ${css.estimate}`} aria-label={useTranslation("estimates").t("title")}>
    {children}
  </section>
)

const Loading = ({ offer, quote }: ViewProps) => (
  <Titled>
    <PaybackFanSkeleton />
    <Skeleton lines={2} />
    <MaintenanceFee offer={offer} quote={quote} />
  </Titled>
)

interface FiguresProps {
  readonly estimate: Estimate
  readonly mining: Mining
  readonly offer: Offer
}

const Figures = ({ estimate, mining, offer, fan }: FiguresProps & { readonly fan: Fan }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { label } = useFanTexts(fan)
  const { duration, currency } = offer
  const labelOf = (textKey: "day" | "month" | "firstYear" | "term", count = 0) =>
    t(estimate.stake === null ? textKey : `earned.${textKey}`, { count })
  const stakeFacts = useStakeFacts()(offer, mining)
  return (
    <>
      <Facts
        facts={[
          { figure: "purchase.day", label: labelOf("day"), value: format.amount(estimate.perDay, currency) },
          { figure: "purchase.month", label: labelOf("month"), value: label(estimate.perMonth) },
          {
            figure: "purchase.term",
            label: duration === null ? labelOf("firstYear") : labelOf("term", duration),
            value: label(estimate.perTerm),
          },
        ]}
      />
      {stakeFacts.length > 0 && <KeyValues items={stakeFacts} />}
    </>
  )
}

const Ready = ({ state, send, offer, quote }: ViewProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const mining = state.context.mining!
  const outlook = { ...createDefaultScenario(mining), ...state.context.assumed }
  const purchase = quote && { offer, ...quote }
  const estimate = purchase && estimatePurchase(purchase, mining, outlook)
  const fan = purchase && calculatePaybackFan(purchase, mining, outlook)
  if (estimate === null || fan === null) return null
  const fees = {
    amount: format.amount(estimate.feesPerDay, offer.currency),
    percent: format.percent(estimate.feeShare),
  }
  return (
    <Titled>
      <PurchasePayback fan={fan} purchase={purchase!} mining={mining} start={mining.rateDate} />
      <Assumptions mining={mining} outlook={outlook} send={send} />
      <Figures estimate={estimate} mining={mining} offer={offer} fan={fan} />
      <MaintenanceFee
        offer={offer}
        quote={quote}
        estimated={
          BigDecimal.isPositive(estimate.feesPerDay) ? (
            <span data-figure="purchase.fees purchase.feeShare">{t("fees", fees)}</span>
          ) : undefined
        }
      />
      <HowCalculated estimate={estimate} quantity={quote!.quantity} offer={offer} mining={mining} outlook={outlook} />
    </Titled>
  )
}

const Failed = ({ state, send, offer, quote }: ViewProps) => (
  <Titled>
    <p>{useTranslation("estimates").t("failed")}</p>
    <LoadFailed state={state} send={send} />
    <MaintenanceFee offer={offer} quote={quote} />
  </Titled>
)

const views: StateViews<Machine, EstimateProps> = {
  loading: Loading,
  ready: Ready,
  failed: Failed,
}
