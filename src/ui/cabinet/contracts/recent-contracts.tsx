import { useTranslation } from "react-i18next"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { ContractTable, ContractTableSkeleton, type ContractTableProps } from "./contract-table.tsx"

type Machine = typeof contracts
type OwnProps = Pick<ContractTableProps, "now" | "Expected">

/** Shows the latest contracts on the dashboard, without heading and filters. */
export const RecentContracts = (props: ScreenProps<Machine> & OwnProps) => renderView(views, props)

const Empty = () => {
  const { t } = useTranslation("cabinet")
  return (
    <EmptyPanel title={t("contracts.empty.title")} buy={paths.cabinetBuy()} isSecondary>
      {t("contracts.empty.text")}
    </EmptyPanel>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: ({ state }) => <ContractTableSkeleton rows={state.context.size} />,
  deciding: noView,
  ready: ({ state, ...ownProps }) => <ContractTable contracts={state.context.list!.values} {...ownProps} />,
  empty: Empty,
  // All three empty states show the same view, because this list has neither filters nor further pages.
  filteredEmpty: Empty,
  pageOutOfRange: Empty,
  failed: WidgetFailed,
}
