import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ContractQuery } from "../../../domain/cabinet/contract-query"
import { contractFilters } from "../../../domain/cabinet/contract-query"
import { lastPage, pageSize } from "../../../domain/shared/paging"
import type { Instant } from "../../../domain/shared/schema"
import type { contracts } from "../../../machines/cabinet/contracts.machine"
import { useFlow } from "../../shared/flow"
import { EmptyPanel } from "../../kit/feedback/empty-panel"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Page } from "../../kit/layout/page"
import { Pager } from "../../kit/actions/pager"
import { Redirect } from "../../kit/actions/redirect"
import { SegmentedLinks } from "../../kit/actions/segmented-links"
import { Skeleton } from "../../kit/feedback/skeleton"
import { SpaceBetween } from "../../kit/layout/space-between"
import { paths } from "../../site/paths"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { ContractTable } from "./contract-table"
import css from "./contracts.module.css"

interface OwnProps {
  readonly now: Instant
}
interface Props extends OwnProps {
  readonly machine: typeof contracts
  readonly query: ContractQuery
}

/** /cabinet/contracts */
export const ContractsPage = ({ machine, query, now }: Props) => {
  const [state, send] = useFlow(machine, { query })
  const { t } = useTranslation("cabinet")
  const View = renderView(views, state)
  return (
    <Page title={t("contracts.title")} wide>
      <Filters query={state.context.query}>
        {state.matches("ready") && (
          <p className={css.quiet}>{t("contracts.total", { count: state.context.list!.total })}</p>
        )}
      </Filters>
      <View state={state} send={send} now={now} />
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
          current: filter === query.state,
        }))}
      />
      {children}
    </SpaceBetween>
  )
}

const Loading = () => <Skeleton lines={6} />

const List = ({ state, now }: ViewProps) => {
  const { list, query } = state.context
  const { total, values } = list!
  return (
    <>
      <ContractTable contracts={values} now={now} />
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
    <EmptyPanel title={t("contracts.empty.title")} buy>
      {t("contracts.empty.text")}
    </EmptyPanel>
  )
}

const FilteredEmpty = () => {
  const { t } = useTranslation("cabinet")
  return <EmptyPanel title={t("contracts.filteredEmpty.title")} reset={paths.contracts()} buy />
}

const Beyond = ({ state }: ViewProps) => {
  const { query, list } = state.context
  return <Redirect replace to={paths.contracts({ state: query.state, page: lastPage(list!.total) })} />
}

const views: StateViews<typeof contracts, OwnProps> = {
  loading: Loading,
  deciding: noView,
  ready: List,
  empty: Empty,
  filteredEmpty: FilteredEmpty,
  beyond: Beyond,
  error: LoadFailed,
}
