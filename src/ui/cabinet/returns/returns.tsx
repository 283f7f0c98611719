import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { paidBackPercent, type Returns as Figures } from "#domain/cabinet/account-summary.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { returns } from "#machines/cabinet/returns.machine.ts"
import type { FiguresInput } from "#machines/shared/figures.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import figure from "#ui/kit/figures/figure.module.css"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { DailyPayouts } from "./daily-payouts.tsx"
import css from "./returns.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof returns
type Props = ScreenProps<Machine>

/** What was invested, what it has earned, and how much of it is paid back. */
export const Returns = ({ machine, currency }: FiguresInput & { readonly machine: Machine }) =>
  renderView(views, useFlow(machine, { currency }))

interface ItemProps {
  readonly of: FigureMark
  readonly label: string
  readonly figure: string
  readonly among: ReadonlyArray<string>
  readonly children: ReactNode
}

const Item = ({ of, label, figure, among, children }: ItemProps) => (
  <div className={css.item}>
    <dt className={patterns.note}>{label}</dt>
    <dd className={css.value}>
      <Figure big among={among} figure={of}>
        {figure}
      </Figure>
    </dd>
    <dd className={patterns.note}>{children}</dd>
  </div>
)

/** The labels of what follows, with blocks for its figures, and the axis of its days. */
export const ReturnsSkeleton = () => {
  const { t } = useTranslation("dashboard")
  return (
    <Loading>
      <Panel>
        <div className={css.place}>
          <div className={css.items}>
            {(["invested", "earned", "paidBack"] as const).map((name) => (
              <div key={name} className={css.item}>
                <p className={patterns.note}>{t(`returns.${name}`)}</p>
                <p className={css.value}>
                  <span className={`${figure.figure} ${figure.big}`}>
                    <Block />
                  </span>
                </p>
                <p className={patterns.note}>
                  <Block />
                </p>
              </div>
            ))}
          </div>
        </div>
        <div className={css.bars} />
        <div className={css.ends} />
      </Panel>
    </Loading>
  )
}

/** A stake is not spent: it stands apart, with the day on which it comes back. */
const useStake = (staking: Figures["staking"]) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  if (staking === null) return null
  const { staked, returnDate, returned } = staking
  const text = (amount: Decimal) => format.amount(amount, "eth")
  if (BigDecimal.isZero(staked.amount))
    return {
      of: "returns.stakeReturned" as const,
      label: t("returns.stakeReturned"),
      figure: text(returned.amount),
      note: null,
    }
  const hasReturned = BigDecimal.isPositive(returned.amount)
  return {
    of: "returns.staked" as const,
    label: t("returns.staked"),
    figure: text(staked.amount),
    note: (
      <>
        {returnDate !== null && <span>{t("returns.stakeReturns", { date: format.date(returnDate) })}</span>}
        {returnDate !== null && hasReturned && " "}
        {hasReturned && (
          <span data-figure="returns.stakeReturned">
            {t("returns.alsoReturned", { amount: text(returned.amount) })}
          </span>
        )}
      </>
    ),
  }
}

const Items = ({ of }: { readonly of: Figures }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { invested, paid, lastDay } = of
  const percent = paidBackPercent(of)
  const stake = useStake(of.staking)
  const [cost, earned] = [invested, paid].map(({ amount, currencyId }) => format.amount(amount, currencyId))
  const share = percent === null ? null : format.percent(percent)
  const figures = [cost!, earned!, ...(share === null ? [] : [share]), ...(stake === null ? [] : [stake.figure])]
  return (
    <dl className={css.items}>
      {percent !== null && (
        <Item of="returns.invested" label={t("returns.invested")} figure={cost!} among={figures}>
          {t("returns.cost")}
        </Item>
      )}
      {stake !== null && (
        <Item of={stake.of} label={stake.label} figure={stake.figure} among={figures}>
          {stake.note}
        </Item>
      )}
      <Item of="returns.earned" label={t("returns.earned")} figure={earned!} among={figures}>
        <span data-figure="returns.lastDay">
          {t("returns.lastDay", { amount: format.amountChange(lastDay.amount, lastDay.currencyId) })}
        </span>
      </Item>
      {percent !== null && share !== null && (
        <Item of="returns.paidBack" label={t("returns.paidBack")} figure={share} among={figures}>
          <ShareBar payback label={t("returns.paidBack")} share={Number(toPlainDecimal(percent, 1))} text={share} />
          {of.mined !== null && of.staking !== null && (
            <span data-figure="returns.mined">
              {t("returns.mined", { amount: format.amount(of.mined.amount, of.mined.currencyId) })}
            </span>
          )}
        </Item>
      )}
    </dl>
  )
}

const Ready = ({ state }: Props) => {
  const of = state.context.figures
  if (of === null || (paidBackPercent(of) === null && of.staking === null)) return null
  return (
    <Panel>
      <div className={css.place}>
        <Items of={of} />
      </div>
      {of.daily.length > 0 && <DailyPayouts daily={of.daily} />}
    </Panel>
  )
}

const views: StateViews<Machine> = { loading: ReturnsSkeleton, ready: Ready }
