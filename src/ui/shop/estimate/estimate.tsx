import { useTranslation } from "react-i18next"
import type { Decimal } from "../../../domain/shared/money"
import { estimateOf, scenarios } from "../../../domain/shop/estimate"
import type { Estimate, Scenario } from "../../../domain/shop/estimate"
import type { Mining } from "../../../domain/shop/mining"
import type { Offer } from "../../../domain/shop/offer"
import type { estimate } from "../../../machines/shop/estimate/estimate.machine"
import { KeyValues } from "../../kit/figures/key-values"
import { FailurePanel } from "../../kit/feedback/failure-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { SegmentedRadios } from "../../kit/fields/segmented-radios"
import { Panel } from "../../kit/layout/panel"
import { useFormatters } from "../../shared/format"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { renderView } from "../../shared/screen"
import { breakEvenDate } from "./break-even-date"
import css from "./estimate.module.css"
import { EstimateFlow } from "./estimate-flow"
import { HowCalculated } from "./how-calculated"

type Machine = typeof estimate

/** What is estimated; `quote` is null while what is typed is no amount. */
export interface EstimateProps {
  readonly offer: Offer
  readonly quote: { readonly quantity: Decimal; readonly cost: Decimal } | null
}
type Props = ScreenProps<Machine> & EstimateProps

/** A purchase's earnings, fees and break-even at one of three prices. */
export const PurchaseEstimate = ({ machine, ...props }: EstimateProps & { readonly machine: Machine }) => (
  <EstimateFlow machine={machine} offer={props.offer}>
    {(flow) => {
      const View = renderView(views, flow.state)
      return <View {...props} {...flow} />
    }}
  </EstimateFlow>
)

const Loading = () => (
  <Panel title={useTranslation("estimates").t("title")}>
    <Skeleton lines={6} />
  </Panel>
)

interface FiguresProps {
  readonly of: Estimate
  readonly scenario: Scenario
  readonly mining: Mining
  readonly offer: Offer
}

const BreakEven = ({ of: { breakEvenDays }, scenario, mining }: Omit<FiguresProps, "offer">) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const date = breakEvenDays === null ? null : format.date(breakEvenDate(mining.rateDate, breakEvenDays))
  return <span>{date === null ? t(`breakEven.${scenario}`) : t("breakEven.on", { date })}</span>
}

const Figures = ({ of, scenario, mining, offer }: FiguresProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { duration, currency } = offer
  return (
    <>
      <div>
        <p className={css.earns}>{t("earns", { amount: format.amount(of.perDay, currency) })}</p>
        <p className={css.quiet}>
          <span>{t("fee", { amount: format.amount(of.feesPerDay, currency) })}</span> <span>·</span>{" "}
          <BreakEven of={of} scenario={scenario} mining={mining} />
        </p>
      </div>
      <KeyValues
        items={[
          { label: t("month"), value: format.amount(of.perMonth, currency) },
          {
            label: duration === null ? t("firstYear") : t("term", { count: duration }),
            value: format.amount(of.perTerm, currency),
          },
          { label: t("paidBack"), value: format.percent(of.paidBack) },
          { label: t("feeShare"), value: t("ofPayouts", { percent: format.percent(of.feeShare) }) },
        ]}
      />
    </>
  )
}

const readyView =
  (scenario: Scenario) =>
  ({ state, send, offer, quote }: Props) => {
    const { t } = useTranslation("estimates")
    const mining = state.context.mining!
    const of = quote && estimateOf({ offer, ...quote }, mining, scenario)
    if (of === null) return null
    return (
      <Panel title={t("title")}>
        <Figures of={of} scenario={scenario} mining={mining} offer={offer} />
        <SegmentedRadios
          legend={t("scenarios.legend", { coin: state.context.coin === "btc" ? "BTC" : "ETH" })}
          value={scenario}
          options={scenarios.map((value) => ({ value, text: t(`scenarios.${value}`) }))}
          onChange={(value) => send({ type: "scenario.choose", scenario: value })}
        />
        <HowCalculated of={of} quantity={quote!.quantity} offer={offer} mining={mining} scenario={scenario} />
        <p className={css.quiet}>{t("promise")}</p>
      </Panel>
    )
  }

const Failed = ({ state, send }: Props) => {
  const { t } = useTranslation("estimates")
  return (
    <Panel title={t("title")}>
      <p>{t("failed")}</p>
      <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
    </Panel>
  )
}

const views: StateViews<Machine, EstimateProps> = {
  loading: Loading,
  "ready.lower": readyView("lower"),
  "ready.asToday": readyView("asToday"),
  "ready.growing": readyView("growing"),
  error: Failed,
}
