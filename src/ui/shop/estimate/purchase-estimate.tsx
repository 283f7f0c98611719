import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Decimal } from "#domain/shared/money.ts"
import { breakEvenOf, estimateOf, type Estimate } from "#domain/shop/estimate.ts"
import { difficulties, scenarios, type Outlook, type Scenario } from "#domain/shop/income.ts"
import { difficultyGrowthOf, type Mining } from "#domain/shop/mining.ts"
import { type Offer, payoutCode } from "#domain/shop/offer.ts"
import { paybackFanOf, type PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { Facts, KeyValues } from "#ui/kit/figures/key-values.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { MaintenanceFee } from "#ui/shop/calculator/maintenance.tsx"
import { PaybackFan } from "#ui/shop/payback-fan/payback-fan.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { useFanTexts } from "#ui/shop/payback-fan/use-fan-texts.ts"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { breakEvenDate } from "./break-even-date.ts"
import css from "./purchase-estimate.module.css"
import { EstimateFlow } from "./estimate-flow.tsx"
import { HowCalculated } from "./how-calculated.tsx"
import { useStakeFacts } from "./use-stake-facts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

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
    {(flow) => renderView(views, { ...props, ...flow })}
  </EstimateFlow>
)

const Titled = ({ children }: { readonly children: ReactNode }) => (
  <section className={`${patterns.stack} ${css.estimate}`} aria-label={useTranslation("estimates").t("title")}>
    {children}
  </section>
)

const Loading = ({ offer, quote }: Props) => (
  <Titled>
    <PaybackFanSkeleton />
    <Skeleton lines={2} />
    <MaintenanceFee offer={offer} quote={quote} />
  </Titled>
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
    case "notInThreeYears":
      return <span>{t("breakEven.notInThreeYears")}</span>
    case "notInTerm":
      return <span>{t("breakEven.notInTerm", { count: duration ?? 0 })}</span>
  }
}

const Figures = ({ of, mining, offer, fan }: FiguresProps & { readonly fan: Fan }) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { label } = useFanTexts(fan)
  const { duration, currency } = offer
  const stakeFacts = useStakeFacts()(offer, mining)
  return (
    <>
      <Facts
        facts={[
          { figure: "purchase.day", label: t("day"), value: format.amount(of.perDay, currency) },
          { figure: "purchase.month", label: t("month"), value: label(of.perMonth) },
          {
            figure: "purchase.term",
            label: duration === null ? t("firstYear") : t("term", { count: duration }),
            value: label(of.perTerm),
          },
        ]}
      />
      <p className={patterns.quiet}>
        <span data-figure="purchase.paidBack">
          {t(duration === null ? "ofPriceInFirstYear" : "ofPrice", { percent: format.percent(of.paidBack) })}
        </span>{" "}
        <span>·</span> <BreakEven of={of} mining={mining} offer={offer} />
      </p>
      {(of.stake !== null || stakeFacts.length > 0) && (
        <KeyValues
          items={[
            of.stake && {
              figure: "purchase.stakeWorth",
              label: t("stake.worth"),
              value: format.amount(of.stake, currency),
            },
            ...stakeFacts,
          ]}
        />
      )}
    </>
  )
}

const outlookOf = (state: Props["state"]): Outlook => {
  const difficulty = state.matches({ ready: "difficultyGrowing" }) ? "growing" : "asNow"
  const isAt = (price: Scenario) =>
    state.matches({ ready: { difficultyGrowing: price } }) || state.matches({ ready: { difficultyAsNow: price } })
  return { price: scenarios.find(isAt)!, difficulty }
}

/** One component for every outlook, so that the disclosure stays open and the chosen price keeps the focus. */
const Ready = ({ state, send, offer, quote }: Props) => {
  const outlook = outlookOf(state)
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const mining = state.context.mining!
  const growth = difficultyGrowthOf(mining)
  const of = quote && estimateOf({ offer, ...quote }, mining, outlook)
  const fan = quote && paybackFanOf({ offer, ...quote }, mining, outlook.difficulty)
  if (of === null || fan === null) return null
  const coin = payoutCode(state.context.coin)
  const fees = { amount: format.amount(of.feesPerDay, offer.currency), percent: format.percent(of.feeShare) }
  return (
    <Titled>
      <PaybackFan fan={fan} />
      <Figures of={of} mining={mining} offer={offer} fan={fan} />
      <MaintenanceFee
        offer={offer}
        quote={quote}
        estimated={
          BigDecimal.isPositive(of.feesPerDay) ? (
            <span data-figure="purchase.fees purchase.feeShare">{t("fees", fees)}</span>
          ) : undefined
        }
      />
      <HowCalculated of={of} quantity={quote!.quantity} offer={offer} mining={mining} outlook={outlook}>
        <SegmentedRadios
          legend={t("scenarios.legend", { coin, date: format.date(mining.rateDate) })}
          value={outlook.price}
          options={scenarios.map((value) => ({ value, text: t(`scenarios.${value}`) }))}
          onChange={(value) => send({ type: "scenario.choose", scenario: value })}
        />
        {growth !== null && (
          <SegmentedRadios
            legend={
              <span data-figure="coin.difficultyGrowth">
                {t("difficulty.legend", { growth: format.percentChange(growth) })}
              </span>
            }
            value={outlook.difficulty}
            options={difficulties.map((value) => ({ value, text: t(`difficulty.${value}`) }))}
            onChange={(value) => send({ type: "difficulty.choose", difficulty: value })}
          />
        )}
      </HowCalculated>
    </Titled>
  )
}

const Failed = ({ state, send, offer, quote }: Props) => (
  <Titled>
    <p>{useTranslation("estimates").t("failed")}</p>
    <LoadFailed state={state} send={send} />
    <MaintenanceFee offer={offer} quote={quote} />
  </Titled>
)

const views: StateViews<Machine, EstimateProps> = {
  loading: Loading,
  deciding: noView,
  ready: Ready,
  error: Failed,
}
