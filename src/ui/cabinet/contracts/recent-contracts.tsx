import { useTranslation } from "react-i18next"
import type { Instant } from "../../../domain/shared/schema"
import type { contracts } from "../../../machines/cabinet/contracts.machine"
import { WidgetFailed } from "../dashboard/widget"
import { useFlow } from "../../shared/flow"
import { EmptyPanel } from "../../kit/feedback/empty-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { ContractTable } from "./contract-table"

type Machine = typeof contracts
interface OwnProps {
  readonly now: Instant
}
type Props = ScreenProps<Machine> & OwnProps

const firstPage = { state: "All", page: 1 } as const

/** The latest contracts, without heading and filters, for another page. */
export const RecentContracts = ({ machine, now }: OwnProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, { query: firstPage })
  const View = renderView(views, state)
  return <View state={state} send={send} now={now} />
}

const Loading = () => <Skeleton lines={6} />

const List = ({ state, now }: Props) => <ContractTable contracts={state.context.list!.values} now={now} />

const Empty = () => {
  const { t } = useTranslation("cabinet")
  return (
    <EmptyPanel title={t("contracts.empty.title")} buy aside>
      {t("contracts.empty.text")}
    </EmptyPanel>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: Loading,
  deciding: noView,
  ready: List,
  empty: Empty,
  // This list has neither filters nor further pages.
  filteredEmpty: Empty,
  beyond: Empty,
  error: WidgetFailed,
}
