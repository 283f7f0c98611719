import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { contractFilters, type ContractQuery } from "#domain/cabinet/contract.ts"
import { findLastPage, pageSize } from "#domain/shared/paging.ts"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { LoadFailed } from "#ui/kit/feedback/load-states.tsx"
import { Page, SpaceBetween } from "#ui/kit/layout/page.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { ContractTable, ContractTableSkeleton, type ContractTableProps } from "./contract-table.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type OwnProps = Pick<ContractTableProps, "now" | "Expected">
interface Props extends OwnProps {
  readonly machine: typeof contracts
  readonly query: ContractQuery
}

/** The list of all contracts. Each filter and each page of the list has its own URL. */
export const ContractsPage = ({ machine, query, ...ownProps }: Props) => {
  const { state, send } = useFlow(machine, { query, size: pageSize })
  const { t } = useTranslation("cabinet")
  return (
    <Page title={t("contracts.title")} isWide>
      <Filters query={state.context.query}>
        {state.matches("ready") && (
          <p className={patterns.note}>{t("contracts.total", { count: state.context.list!.total })}</p>
        )}
      </Filters>
      {renderView(views, { state, send, ...ownProps })}
    </Page>
  )
}

type ViewProps = ScreenProps<typeof contracts> & OwnProps

const Filters = ({ query, children }: { readonly query: ContractQuery; readonly children: ReactNode }) => {
  const { t } = useTranslation("cabinet")
  return (
    <SpaceBetween>
      <SegmentedLinks
        label={t("contracts.filter")}
        items={contractFilters.map((filter) => ({
          href: paths.contracts({ state: filter }),
          text: t(`contracts.filters.${filter}`),
          isCurrent: filter === query.state,
        }))}
      />
      {children}
    </SpaceBetween>
  )
}

const List = ({ state, now, Expected }: ViewProps) => {
  const { list, query } = state.context
  const { total, values } = list!
  return (
    <>
      <ContractTable contracts={values} now={now} Expected={Expected} />
      <Pager
        page={query.page}
        pageSize={pageSize}
        total={total}
        href={(page) => paths.contracts({ state: query.state, page })}
      />
    </>
  )
}

const Empty = () => {
  const { t } = useTranslation("cabinet")
  return (
    <EmptyPanel title={t("contracts.empty.title")} buy={paths.cabinetBuy()}>
      {t("contracts.empty.text")}
    </EmptyPanel>
  )
}

const FilteredEmpty = () => (
  <EmptyPanel
    title={useTranslation("cabinet").t("contracts.filteredEmpty.title")}
    reset={paths.contracts()}
    buy={paths.cabinetBuy()}
  />
)

const PageOutOfRange = ({ state }: ViewProps) => {
  const { query, list } = state.context
  return <Redirect replace to={paths.contracts({ state: query.state, page: findLastPage(list!.total) })} />
}

const views: StateViews<typeof contracts, OwnProps> = {
  loading: () => <ContractTableSkeleton rows={6} />,
  deciding: noView,
  ready: List,
  empty: Empty,
  filteredEmpty: FilteredEmpty,
  pageOutOfRange: PageOutOfRange,
  failed: LoadFailed,
}
