import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { paidBackPercent } from "#domain/cabinet/account-summary.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { returns } from "#machines/cabinet/returns.machine.ts"
import type { FiguresInput } from "#machines/shared/figures.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
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
  readonly label: string
  readonly figure: string
  readonly among: ReadonlyArray<string>
  readonly children: ReactNode
}

const Item = ({ label, figure, among, children }: ItemProps) => (
  <div className={css.item}>
    <dt className={patterns.note}>{label}</dt>
    <dd className={css.value}>
      <Figure big among={among}>
        {figure}
      </Figure>
    </dd>
    <dd className={patterns.note}>{children}</dd>
  </div>
)

/** As large as what follows. */
const Loading = () => (
  <Panel>
    <div className={css.place} data-awaited="">
      <div className={css.awaited} />
    </div>
  </Panel>
)

const Ready = ({ state }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const of = state.context.figures
  const percent = of && paidBackPercent(of)
  if (of === null || percent === null) return null
  const { invested, paid, lastDay, daily } = of
  const figures = [
    format.amount(invested.amount, invested.currencyId),
    format.amount(paid.amount, paid.currencyId),
    format.percent(percent),
  ] as const
  return (
    <Panel>
      <div className={css.place}>
        <dl className={css.items}>
          <Item label={t("returns.invested")} figure={figures[0]} among={figures}>
            {t("returns.cost")}
          </Item>
          <Item label={t("returns.earned")} figure={figures[1]} among={figures}>
            {t("returns.lastDay", { amount: format.amountChange(lastDay.amount, lastDay.currencyId) })}
          </Item>
          <Item label={t("returns.paidBack")} figure={figures[2]} among={figures}>
            <ShareBar
              payback
              label={t("returns.paidBack")}
              share={Number(toPlainDecimal(percent, 1))}
              text={figures[2]}
            />
          </Item>
        </dl>
      </div>
      {daily.length > 0 && <DailyPayouts daily={daily} />}
    </Panel>
  )
}

const views: StateViews<Machine> = { loading: Loading, ready: Ready }
