import { useTranslation } from "react-i18next"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import { breakEvenOf } from "#domain/shop/break-even.ts"
import { estimateOf, longestYears, type Estimate } from "#domain/shop/estimate.ts"
import { difficulties, scenarios, type Outlook } from "#domain/shop/income.ts"
import { difficultyGrowthOf, type Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { paybackFanOf } from "#domain/shop/payback-fan.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { LoadFailed } from "#ui/kit/feedback/failure-panel.tsx"
import { Skeleton } from "#ui/kit/feedback/skeleton.tsx"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"
import { Panel } from "#ui/kit/layout/panel.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { PaybackFan, PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import { breakEvenDate } from "./break-even-date.ts"
import css from "./purchase-estimate.module.css"
import { EstimateFlow } from "./estimate-flow.tsx"
import { HowCalculated } from "./how-calculated.tsx"
import { useStakeFacts } from "./use-stake-facts.ts"

type Machine = typeof estimate

/** What is estimated; `quote` is null while what is typed is no amount. */
export interface EstimateProps {
  readonly offer: Offer
  readonly quote: { readonly quantity: Decimal; readonly cost: Decimal } | null
}
type Props = ScreenProps<Machine> & EstimateProps

/** A purchase's earnings, fees and break-even at one of three prices, with the difficulty as now or growing. */
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
    <PaybackFanSkeleton />
  </Panel>
)

interface FiguresProps {
  readonly of: Estimate
  readonly mining: Mining
  readonly offer: Offer
}

const BreakEven = ({ of, mining, offer: { duration } }: FiguresProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const breakEven = breakEvenOf(of, duration)
  switch (breakEven.is) {
    case "onDay":
      return <span>{t("breakEven.onDay", { date: format.date(breakEvenDate(mining.rateDate, breakEven.days)) })}</span>
    case "inYears":
      return (
        <span>
          {t("breakEven.inYears", {
            count: Number(toPlainDecimal(breakEven.years, 1)),
            years: format.number(breakEven.years),
          })}
        </span>
      )
    case "later":
      return <span>{t("breakEven.later", { count: longestYears })}</span>
    case "notInTerm":
      return <span>{t("breakEven.notInTerm", { count: duration ?? 0 })}</span>
  }
}

const Figures = ({ of, mining, offer }: FiguresProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { duration, currency } = offer
  const stakeFacts = useStakeFacts()(offer, mining)
  return (
    <>
      <div>
        <p className={css.earns}>{t("earns", { amount: format.amount(of.perDay, currency) })}</p>
        <p className={css.quiet}>
          <span>{t("fee", { amount: format.amount(of.feesPerDay, currency) })}</span> <span>·</span>{" "}
          <BreakEven of={of} mining={mining} offer={offer} />
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
          ...(of.stake === null ? [] : [{ label: t("stake.worth"), value: format.amount(of.stake, currency) }]),
          { label: t("feeShare"), value: t("ofPayouts", { percent: format.percent(of.feeShare) }) },
          ...stakeFacts,
        ]}
      />
    </>
  )
}

const readyView = (outlook: Outlook) =>
  function Ready({ state, send, offer, quote }: Props) {
    const { t } = useTranslation("estimates")
    const format = useFormatters()
    const mining = state.context.mining!
    const growth = difficultyGrowthOf(mining)
    const of = quote && estimateOf({ offer, ...quote }, mining, outlook)
    const fan = quote && paybackFanOf({ offer, ...quote }, mining, outlook.difficulty)
    if (of === null || fan === null) return null
    const coin = state.context.coin === "btc" ? "BTC" : "ETH"
    return (
      <Panel title={t("title")}>
        <Figures of={of} mining={mining} offer={offer} />
        <PaybackFan fan={fan} />
        <SegmentedRadios
          legend={t("scenarios.legend", { coin, date: format.date(mining.rateDate) })}
          value={outlook.price}
          options={scenarios.map((value) => ({ value, text: t(`scenarios.${value}`) }))}
          onChange={(value) => send({ type: "scenario.choose", scenario: value })}
        />
        {growth !== null && (
          <SegmentedRadios
            legend={t("difficulty.legend", { growth: format.percentChange(growth) })}
            value={outlook.difficulty}
            options={difficulties.map((value) => ({ value, text: t(`difficulty.${value}`) }))}
            onChange={(value) => send({ type: "difficulty.choose", difficulty: value })}
          />
        )}
        <HowCalculated of={of} quantity={quote!.quantity} offer={offer} mining={mining} outlook={outlook} />
        <p className={css.quiet}>{t("promise")}</p>
      </Panel>
    )
  }

const Failed = ({ state, send }: Props) => {
  const { t } = useTranslation("estimates")
  return (
    <Panel title={t("title")}>
      <p>{t("failed")}</p>
      <LoadFailed state={state} send={send} />
    </Panel>
  )
}

const views: StateViews<Machine, EstimateProps> = {
  loading: Loading,
  deciding: noView,
  "ready.difficultyAsNow.lower": readyView({ price: "lower", difficulty: "asNow" }),
  "ready.difficultyAsNow.asToday": readyView({ price: "asToday", difficulty: "asNow" }),
  "ready.difficultyAsNow.growing": readyView({ price: "growing", difficulty: "asNow" }),
  "ready.difficultyGrowing.lower": readyView({ price: "lower", difficulty: "growing" }),
  "ready.difficultyGrowing.asToday": readyView({ price: "asToday", difficulty: "growing" }),
  "ready.difficultyGrowing.growing": readyView({ price: "growing", difficulty: "growing" }),
  error: Failed,
}
