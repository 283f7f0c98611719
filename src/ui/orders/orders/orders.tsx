import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { findRequiredAction } from "#domain/cabinet/customer-tasks.ts"
import { findMainOrder } from "#domain/orders/order-actions.ts"
import { orderFilters, type OrderQuery } from "#domain/orders/order-query.ts"
import { listEntriesWithGaps } from "#domain/shared/entries.ts"
import { lastPageOf, pageSize } from "#domain/shared/paging.ts"
import type { orders } from "#machines/orders/orders.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { FilterPanel } from "#ui/kit/layout/filter-panel.tsx"
import { Page, SpaceBetween } from "#ui/kit/layout/page.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import type { OrderRowMachines } from "./order-row-actions.tsx"
import { OrderTable } from "./order-table.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./orders.module.css"

interface OwnProps {
  readonly machines: OrderRowMachines
}
interface Props extends OwnProps {
  readonly machine: typeof orders
  readonly query: OrderQuery
}
type ViewProps = ScreenProps<typeof orders> & OwnProps

/** The list of all orders, with a filter by state. */
export const OrdersPage = ({ machine, query, machines }: Props) => {
  const { state, send } = useFlow(machine, { query, size: pageSize })
  const { t } = useTranslation("orders")
  return (
    <Page title={t("title")} isWide>
      <Filters query={state.context.query}>
        {state.matches("ready") && <p className={patterns.note}>{t("total", { count: state.context.list!.total })}</p>}
      </Filters>
      {renderView(views, { state, send, machines })}
    </Page>
  )
}

/**
 * Shows the latest orders without heading and filters. Orders that wait for the customer are left out, because the dashboard
 * shows them above.
 */
export const RecentOrders = ({
  machine,
  machines,
  size,
}: OwnProps & { readonly machine: typeof orders; readonly size: number }) =>
  renderView(views, { ...useFlow(machine, { query: { state: "All", page: 1 }, size }), machines })

const Filters = ({ query, children }: { readonly query: OrderQuery; readonly children: ReactNode }) => {
  const { t } = useTranslation("orders")
  return (
    <SpaceBetween>
      <FilterPanel active={query.state === "All" ? [] : [{ text: t(`filters.${query.state}`), href: paths.orders() }]}>
        <SegmentedLinks
          label={t("filter")}
          items={orderFilters.map((filter) => ({
            href: paths.orders({ state: filter }),
            text: t(`filters.${filter}`),
            isCurrent: filter === query.state,
          }))}
        />
      </FilterPanel>
      {children}
    </SpaceBetween>
  )
}

const List = ({ state, send, machines }: ViewProps) => {
  const { t } = useTranslation("orders")
  const { list, query, size } = state.context
  const isWhole = size === pageSize
  const shownOrders = listEntriesWithGaps(list!.values).filter(
    (order) => isWhole || order === null || !findRequiredAction(order),
  )
  return (
    <div className={css.box} aria-busy={state.matches("refreshing") || undefined}>
      {shownOrders.length === 0 && !isWhole && <p className={patterns.note}>{t("above")}</p>}
      {shownOrders.length > 0 && (
        <OrderTable
          orders={shownOrders}
          machines={machines}
          main={isWhole ? findMainOrder(list!.values) : null}
          onChanged={() => send({ type: "order.changed" })}
        />
      )}
      {list!.removed.length > 0 && (
        <div className={`${patterns.line} ${patterns.note} ${css.removed}`}>
          <p>{t("removed.text", { count: list!.removed.length })}</p>
          <Button kind="quiet" isBusy={state.matches("restoring")} onClick={() => send({ type: "orders.restore" })}>
            {t("removed.restore")}
          </Button>
        </div>
      )}
      {isWhole && (
        <Pager
          page={query.page}
          pageSize={size}
          total={list!.total}
          href={(page) => paths.orders({ state: query.state, page })}
        />
      )}
    </div>
  )
}

const Empty = ({ state }: ViewProps) => {
  const { t } = useTranslation("orders")
  return (
    <EmptyPanel title={t("empty.title")} buy={paths.cabinetBuy()} isSecondary={state.context.size !== pageSize}>
      {t("empty.text")}
    </EmptyPanel>
  )
}

const FilteredEmpty = () => (
  <EmptyPanel title={useTranslation("orders").t("filteredEmpty")} reset={paths.orders()} buy={paths.cabinetBuy()} />
)

const PageOutOfRange = ({ state }: ViewProps) => {
  const { query, list, size } = state.context
  return <Redirect replace to={paths.orders({ state: query.state, page: lastPageOf(list!.total, size) })} />
}

const views: StateViews<typeof orders, OwnProps> = {
  loading: ({ state }) => <Skeleton lines={state.context.size} hasRowHeight />,
  deciding: noView,
  ready: List,
  restoring: List,
  refreshing: List,
  empty: Empty,
  filteredEmpty: FilteredEmpty,
  pageOutOfRange: PageOutOfRange,
  failed: LoadFailed,
}
