import { BigDecimal } from "effect"
import type { ComponentType, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { calculateReturnsPaidBackPercent, type Returns as Figures } from "#domain/cabinet/account-summary.ts"
import { calculateContractsFan, type ContractsFan } from "#domain/cabinet/contracts-fan.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import type { returns } from "#machines/cabinet/returns.machine.ts"
import type { OptionalDataInput } from "#machines/shared/optional-data.ts"
import type { Expectation } from "#ui/cabinet/dashboard/expectation.ts"
import { Head } from "#ui/cabinet/dashboard/head.tsx"
import { Block } from "#ui/kit/feedback/block.tsx"
import { LoadingMarker } from "#ui/kit/feedback/loading-marker.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { Cell } from "./cell.tsx"
import { ContractsPaybackVerdict } from "./contracts-payback-verdict.tsx"
import { LastDay } from "./last-day.tsx"
import { Stake } from "./stake.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof returns
interface OwnProps extends Expectation {
  readonly withdrawable: ReactNode
  readonly Fan: ComponentType<{ readonly fan: ContractsFan }>
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** Shows the income of the last 24 hours next to its expectation, the payback share, the stake, and the fan of all contracts. */
export const Returns = ({
  machine,
  currency,
  ...ownProps
}: OptionalDataInput & OwnProps & { readonly machine: Machine }) =>
  renderView(views, { ...useFlow(machine, { currency }), ...ownProps })

/** The placeholder of `Returns`: its labels, blocks for the figures, and an empty payback bar. */
export const ReturnsSkeleton = () => {
  const { t } = useTranslation("dashboard")
  return (
    <>
      <Cell label={t("returns.lastDay")}>
        <p>
          <Block />
        </p>
        <p className={patterns.note}>
          <Block />
        </p>
      </Cell>
      <Cell label={t("returns.paidBack")}>
        <ShareBar isPayback label={t("returns.paidBack")} share={0} text="" />
        <p className={patterns.note}>
          <Block />
        </p>
      </Cell>
    </>
  )
}

const PaidBack = ({ returns, fan }: { readonly returns: Figures; readonly fan: ContractsFan | null }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const percent = calculateReturnsPaidBackPercent(returns)
  if (percent === null) return null
  const share = format.percent(percent)
  const [mined, invested] = [returns.mined ?? returns.paid, returns.invested].map(({ amount, currencyId }) =>
    format.amount(amount, currencyId),
  )
  return (
    <Cell mark="returns.paidBack" label={t("returns.paidBack")} figure={share}>
      <ShareBar isPayback label={t("returns.paidBack")} share={Number(toPlainDecimal(percent, 1))} text={share} />
      <p className={patterns.note} data-figure="returns.mined returns.invested">
        {t("returns.of", { mined, invested })}
      </p>
      {fan && (
        <p className={patterns.note}>
          <ContractsPaybackVerdict fan={fan} />
        </p>
      )}
    </Cell>
  )
}

/** The percent by which prices fall or rise until month 12. Every other payback fan begins with the same spread. */
const spread = decimal("50")

/** Returns true if nothing was paid and no return is expected. */
const isNothing = (returns: Figures) =>
  calculateReturnsPaidBackPercent(returns) === null &&
  returns.staking === null &&
  BigDecimal.isZero(returns.paid.amount)

const Ready = ({ state, withdrawable, Fan, ...expectation }: ViewProps) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const returns = state.context.data
  if (returns === null || isNothing(returns)) return <Head>{withdrawable}</Head>
  const { forecast, now, isLoading } = expectation
  const fan = forecast && calculateContractsFan(returns, forecast, now)
  return (
    <>
      <Head>
        {withdrawable}
        <LastDay paid={returns.lastDay} {...expectation} />
        <PaidBack returns={returns} fan={fan} />
        {returns.staking !== null && <Stake staking={returns.staking} />}
      </Head>
      {isLoading && <LoadingMarker />}
      {fan && (
        <Panel>
          <Fan fan={fan} />
          <p className={patterns.note}>{t("returns.fan", { percent: format.percent(spread) })}</p>
        </Panel>
      )}
    </>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: ({ withdrawable }) => (
    <Head>
      {withdrawable}
      <LoadingMarker />
    </Head>
  ),
  ready: Ready,
}
