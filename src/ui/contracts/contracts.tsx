import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ContractQuery } from "../../domain/contract-query"
import { contractFilters } from "../../domain/contract-query"
import { lastPage, pageSize } from "../../domain/paging"
import type { contracts } from "../../machines/contracts/contracts.machine"
import { useFlow } from "../flow"
import { ButtonLink } from "../kit/button-link"
import { EmptyPanel } from "../kit/empty-panel"
import { FailurePanel } from "../kit/failure-panel"
import { Page } from "../kit/page"
import { Pager } from "../kit/pager"
import { Redirect } from "../kit/redirect"
import { SegmentedLinks } from "../kit/segmented-links"
import { Skeleton } from "../kit/skeleton"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { ContractRow } from "./contract-row"
import css from "./contracts.module.css"

interface Props {
  readonly machine: typeof contracts
  readonly query: ContractQuery
}

/** /cabinet/contracts */
export const ContractsPage = ({ machine, query }: Props) => {
  const [state, send] = useFlow(machine, { query })
  const { t } = useTranslation("cabinet")
  const View = viewOf(views, state)
  return (
    <Page title={t("contracts.title")} wide>
      <Filters query={state.context.query}>
        {state.matches("ready") && <p className={css.quiet}>{t("contracts.total", { count: state.context.list!.total })}</p>}
      </Filters>
      <View state={state} send={send} />
    </Page>
  )
}

type ViewProps = ScreenProps<typeof contracts>

const Filters = ({ query, children }: { readonly query: ContractQuery; readonly children: ReactNode }) => {
  const { t } = useTranslation("cabinet")
  return (
    <div className={css.top}>
      <SegmentedLinks
        label={t("contracts.filter")}
        items={contractFilters.map((filter) => ({
          href: paths.contracts({ state: filter }), text: t(`contracts.filters.${filter}`), current: filter === query.state
        }))}
      />
      {children}
    </div>
  )
}

const Loading = () => <Skeleton lines={6} />

const List = ({ state }: ViewProps) => {
  const { t } = useTranslation("cabinet")
  const { list, query } = state.context
  const { total, values } = list!
  return (
    <>
      <div className={css.box}>
        {/* The roles survive the rows' becoming grids on a phone. */}
        <table role="table" className={css.table} aria-label={t("contracts.title")}>
          <thead role="rowgroup" className={css.headRow}>
            <tr role="row">
              {(["contract", "power", "term", "state"] as const).map((column) => (
                <th key={column} role="columnheader" scope="col" className={css.head}>{t(`contracts.columns.${column}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={css.body}>
            {values.map((contract) => <ContractRow key={contract.id} contract={contract} />)}
          </tbody>
        </table>
      </div>
      <Pager
        page={query.page} pageSize={pageSize} total={total}
        href={(page) => paths.contracts({ state: query.state, page })}
      />
    </>
  )
}

const Empty = () => {
  const { t } = useTranslation("cabinet")
  return (
    <EmptyPanel
      title={t("contracts.empty.title")} action={<ButtonLink href={paths.cabinetBuy()}>{t("contracts.empty.buy")}</ButtonLink>}
    >
      {t("contracts.empty.text")}
    </EmptyPanel>
  )
}

const FilteredEmpty = () => {
  const { t } = useTranslation("cabinet")
  return (
    <EmptyPanel
      title={t("contracts.filteredEmpty.title")}
      action={<ButtonLink kind="quiet" href={paths.contracts()}>{t("contracts.filteredEmpty.reset")}</ButtonLink>}
    />
  )
}

const Beyond = ({ state }: ViewProps) => {
  const { query, list } = state.context
  return <Redirect replace to={paths.contracts({ state: query.state, page: lastPage(list!.total) })} />
}

const Failed = ({ state, send }: ViewProps) => (
  <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
)

const views: Views<typeof contracts> = {
  loading: Loading,
  sorting: nothing,
  ready: List,
  empty: Empty,
  filteredEmpty: FilteredEmpty,
  beyond: Beyond,
  error: Failed
}
