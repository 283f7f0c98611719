import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import { WidgetFailed } from "#ui/cabinet/dashboard/widget.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { Skeleton } from "#ui/kit/feedback/skeleton.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"
import { ContractTable } from "./contract-table.tsx"

type Machine = typeof contracts
interface OwnProps {
  readonly now: Instant
}
type Props = ScreenProps<Machine> & OwnProps

const firstPage = { state: "All", page: 1 } as const

/** The latest contracts, without heading and filters, for another page. */
export const RecentContracts = ({
  machine,
  now,
  size,
}: OwnProps & { readonly machine: Machine; readonly size: number }) => {
  const [state, send] = useFlow(machine, { query: firstPage, size })
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
