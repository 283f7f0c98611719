import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { entriesWithGaps, entryCount } from "../../../domain/shared/entries"
import { validatorFraction } from "../../../domain/cabinet/investment"
import { decimal } from "../../../domain/shared/money"
import { lastPage, pageSize } from "../../../domain/shared/paging"
import type { investment } from "../../../machines/cabinet/investment.machine"
import { WidgetFailed } from "../dashboard/widget"
import { useFlow } from "../../shared/flow"
import { useFormatters } from "../../shared/format"
import { Amount } from "../../kit/figures/amount"
import { Button } from "../../kit/actions/button"
import { DateText } from "../../kit/figures/date-text"
import { Figure } from "../../kit/figures/figure"
import { VisuallyHidden } from "../../kit/layout/visually-hidden"
import { KeyValues } from "../../kit/figures/key-values"
import { Page } from "../../kit/layout/page"
import { Pager } from "../../kit/actions/pager"
import { Panel } from "../../kit/layout/panel"
import { Card } from "../../kit/layout/card"
import { Redirect } from "../../kit/actions/redirect"
import { ResponsiveTable } from "../../kit/figures/responsive-table"
import { Skeleton } from "../../kit/feedback/skeleton"
import { paths } from "../../site/paths"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { noView, renderView } from "../../shared/screen"
import css from "./investment.module.css"

type Machine = typeof investment
type Props = ScreenProps<Machine>

/** /cabinet/investment */
export const InvestmentPage = ({ machine, page }: { readonly machine: Machine; readonly page: number }) => {
  const [state, send] = useFlow(machine, { page })
  const { t } = useTranslation("dashboard")
  const View = renderView(views, state)
  return (
    <Page title={t("investment.title")} wide>
      <p className={css.quiet}>{t("investment.lead")}</p>
      <View state={state} send={send} />
    </Page>
  )
}

const Loading = () => <Skeleton lines={8} />

const Share = ({ state, send }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const { partInETH, totalBonuses } = state.context.investment
  const part = validatorFraction(partInETH)
  return (
    <Card coin="eth2">
      <div>
        <p className={css.quiet}>{t("investment.invested")}</p>
        <p>
          <Figure>{format.amount(partInETH, "eth")}</Figure>
        </p>
      </div>
      <KeyValues
        items={[
          {
            label: t("investment.part"),
            value: `${format.number(part)} (${format.percent(BigDecimal.multiply(part, decimal("100")))})`,
          },
          { label: t("investment.bonuses"), value: <Amount value={totalBonuses} currency="eth" /> },
        ]}
      />
      <div>
        <Button onClick={() => send({ type: "share.increase" })}>{t("investment.increase")}</Button>
      </div>
    </Card>
  )
}

const History = ({ state }: Pick<Props, "state">) => {
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
      {entryCount(history.values) === 0 ? (
        <p className={css.quiet}>{t("investment.none")}</p>
      ) : (
        <ResponsiveTable
          label={t("investment.history")}
          columns={[
            { key: "date", title: t("investment.date") },
            { key: "amount", title: t("investment.amount"), end: true },
          ]}
          rows={entriesWithGaps(history.values).map(
            (bonus) =>
              bonus && {
                key: bonus.id,
                cells: {
                  date: <DateText at={bonus.createDate} />,
                  amount: <Amount value={bonus.amount} currency={bonus.currencyId} />,
                },
              },
          )}
        />
      )}
      <Pager page={page} pageSize={pageSize} total={history.total} href={(to) => paths.investment({ page: to })} />
    </Panel>
  )
}

const Ready = (props: Props) => (
  <>
    <Share {...props} />
    <History {...props} />
  </>
)

const Beyond = ({ state }: Props) => (
  <Redirect replace to={paths.investment({ page: lastPage(state.context.investment.history.total) })} />
)

const Defaults = (props: Props) => {
  const { t } = useTranslation("dashboard")
  return (
    <>
      <p>{t("investment.defaults")}</p>
      <Share {...props} />
    </>
  )
}

const views: StateViews<Machine> = {
  "loading.first": Loading,
  "loading.more": Ready,
  deciding: noView,
  ready: Ready,
  beyond: Beyond,
  defaults: Defaults,
  error: WidgetFailed,
  toProducts: () => <Redirect to={paths.buy(null, { productId: "eth2" })} />,
}
