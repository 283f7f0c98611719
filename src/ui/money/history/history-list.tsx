import { useTranslation } from "react-i18next"
import { lastPageOf, pageSize } from "#domain/shared/paging.ts"
import type { history } from "#machines/money/history.machine.ts"
import { Pager } from "#ui/kit/actions/pager.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { LoadFailed } from "#ui/kit/feedback/load-states.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { OperationTable, OperationTableSkeleton, type Cancelling } from "./operation-table.tsx"

interface OwnProps {
  readonly cancelling?: Cancelling | undefined
}
type ViewProps = ScreenProps<typeof history> & OwnProps

/** The list of operations in the machine's current state, for the history and the dashboard. */
export const HistoryList = (props: ViewProps) => renderView(views, props)

const List = ({ state, cancelling }: ViewProps) => {
  const { list, query, size } = state.context
  return (
    <>
      <OperationTable operations={list!.values} cancelling={cancelling} context={size === pageSize ? "day" : "list"} />
      {size === pageSize && (
        <Pager
          page={query.page}
          pageSize={size}
          total={list!.total}
          href={(page) => paths.history({ ...query, page })}
        />
      )}
    </>
  )
}

const Empty = ({ state }: ViewProps) => {
  const { t } = useTranslation("history")
  return (
    <EmptyPanel title={t("empty.title")} buy={paths.cabinetBuy()} isSecondary={state.context.size !== pageSize}>
      {t("empty.text")}
    </EmptyPanel>
  )
}

const FilteredEmpty = () => (
  <EmptyPanel title={useTranslation("history").t("filteredEmpty")} reset={paths.history()} buy={paths.cabinetBuy()} />
)

const PageOutOfRange = ({ state }: ViewProps) => {
  const { query, list, size } = state.context
  return <Redirect replace to={paths.history({ ...query, page: lastPageOf(list!.total, size) })} />
}

const Failed = (props: ViewProps) => <LoadFailed {...props} lead={useTranslation("history").t("error")} />

const views: StateViews<typeof history, OwnProps> = {
  loading: ({
    state: {
      context: { size },
    },
  }) => <OperationTableSkeleton rows={size} context={size === pageSize ? "day" : "list"} />,
  deciding: noView,
  ready: List,
  empty: Empty,
  filteredEmpty: FilteredEmpty,
  pageOutOfRange: PageOutOfRange,
  failed: Failed,
}
