import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { calculateValidatorFraction } from "#domain/cabinet/investment.ts"
import { listEntriesWithGaps, countEntries } from "#domain/shared/entries.ts"
import { hundred } from "#domain/shared/money.ts"
import { findLastPage, pageSize } from "#domain/shared/paging.ts"
import type { investment } from "#machines/cabinet/investment.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { Panel, Card } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof investment
type ViewProps = ScreenProps<Machine>

/** The page of an investment into staking: the share in validators, and its payouts page by page. */
export const InvestmentPage = ({ machine, page }: { readonly machine: Machine; readonly page: number }) => {
  const { t } = useTranslation("dashboard")
  return (
    <Page title={t("investment.title")} isWide>
      <p className={patterns.quiet}>{t("investment.lead")}</p>
      {renderView(views, useFlow(machine, { page }))}
    </Page>
  )
}

const Share = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { partInETH, totalBonuses, returned, returnDate } = state.context.investment
  const part = calculateValidatorFraction(partInETH)
  return (
    <Card>
      <div>
        <p className={patterns.quiet}>{t("investment.staked")}</p>
        <p>
          <Figure figure="investment.staked">{format.amount(partInETH, "eth")}</Figure>
        </p>
      </div>
      <KeyValues
        items={[
          {
            figure: "investment.part",
            label: t("investment.part"),
            value: `${format.number(part)} (${format.percent(BigDecimal.multiply(part, hundred))})`,
          },
          returnDate !== null && { label: t("investment.returns"), value: format.date(returnDate) },
          {
            label: t("investment.bonuses"),
            value: <Amount figure="investment.bonuses" value={totalBonuses} currency="eth" />,
          },
          returned !== null &&
            BigDecimal.isPositive(returned) && {
              label: t("investment.returned"),
              value: <Amount figure="investment.returned" value={returned} currency="eth" />,
            },
        ]}
      />
      <div>
        <Button onClick={() => send({ type: "share.increase" })}>{t("investment.increase")}</Button>
      </div>
    </Card>
  )
}

const History = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("dashboard")
  const {
    page,
    investment: { history },
  } = state.context
  return (
    <Panel title={t("investment.history")}>
      <div role="status">
        <VisuallyHidden>{state.matches("loading") && t("investment.turning")}</VisuallyHidden>
      </div>
      {countEntries(history.values) === 0 ? (
        <p className={patterns.quiet}>{t("investment.none")}</p>
      ) : (
        <ResponsiveTable
          label={t("investment.history")}
          columns={[
            { key: "date", title: t("investment.date") },
            { key: "amount", title: t("investment.amount"), isEndAligned: true },
          ]}
          rows={listEntriesWithGaps(history.values).map(
            (bonus) =>
              bonus && {
                key: bonus.id,
                cells: {
                  date: <DateText instant={bonus.createDate} />,
                  amount: <Amount figure="investment.bonus" value={bonus.amount} currency={bonus.currencyId} />,
                },
              },
          )}
        />
      )}
      <Pager page={page} pageSize={pageSize} total={history.total} href={(to) => paths.investment({ page: to })} />
    </Panel>
  )
}

const Ready = (props: ViewProps) => (
  <>
    <Share {...props} />
    <History {...props} />
  </>
)

const PageOutOfRange = ({ state }: ViewProps) => (
  <Redirect replace to={paths.investment({ page: findLastPage(state.context.investment.history.total) })} />
)

const Defaults = (props: ViewProps) => (
  <>
    <p>{useTranslation("dashboard").t("investment.defaults")}</p>
    <Share {...props} />
  </>
)

const views: StateViews<Machine> = {
  loading: { first: () => <Skeleton lines={8} />, more: Ready },
  deciding: noView,
  ready: Ready,
  pageOutOfRange: PageOutOfRange,
  defaults: Defaults,
  failed: WidgetFailed,
  toProducts: () => <Redirect to={paths.buy(null, { productId: "eth2" })} />,
}
