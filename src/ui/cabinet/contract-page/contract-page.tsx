import { useTranslation } from "react-i18next"
import { entryCount } from "../../../domain/shared/entries"
import { lastPage, pageSize } from "../../../domain/shared/paging"
import type { Instant } from "../../../domain/shared/schema"
import type { contractPage } from "../../../machines/cabinet/contract-page.machine"
import { Pager } from "../../kit/actions/pager"
import { Redirect } from "../../kit/actions/redirect"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { VisuallyHidden } from "../../kit/layout/visually-hidden"
import { Page } from "../../kit/layout/page"
import { Panel } from "../../kit/layout/panel"
import { OperationTable } from "../../money/history/operation-table"
import { useFlow } from "../../shared/flow"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { NotFound } from "../../site/not-found"
import { paths } from "../../site/paths"
import { ContractCard } from "./contract-card"

interface ExtraProps {
  /** The instant from which the remaining term is computed. */
  readonly now: Instant
}
interface Props extends ExtraProps {
  readonly machine: typeof contractPage
  readonly contractId: string
  readonly page: number
}
type ViewProps = ScreenProps<typeof contractPage> & ExtraProps

/** /cabinet/contracts/{id} */
export const ContractPage = ({ machine, contractId, page, now }: Props) => {
  const [state, send] = useFlow(machine, { contractId, page })
  const View = renderView(views, state)
  return <View state={state} send={send} now={now} />
}

const Loading = () => {
  const { t } = useTranslation("cabinet")
  return (
    <Page title={t("contract.title")} wide>
      <Skeleton lines={8} />
    </Page>
  )
}

const Operations = ({ state }: Pick<ViewProps, "state">) => {
  const { t } = useTranslation("cabinet")
  const { contractId, details, page } = state.context
  const { history } = details!
  return (
    <Panel title={t("contract.operations")}>
      <div role="status">
        <VisuallyHidden>{state.matches("loading") && t("contract.turning")}</VisuallyHidden>
      </div>
      {entryCount(history.values) === 0 ? <p>{t("contract.none")}</p> : <OperationTable operations={history.values} />}
      <Pager
        page={page}
        pageSize={pageSize}
        total={history.total}
        href={(to) => paths.contract(contractId, { page: to })}
      />
    </Panel>
  )
}

const Ready = ({ state, now }: ViewProps) => {
  const { t } = useTranslation("cabinet")
  return (
    <Page title={t("contract.title")} wide>
      <ContractCard details={state.context.details!} now={now} />
      <Operations state={state} />
    </Page>
  )
}

const Beyond = ({ state }: ViewProps) => {
  const { contractId, details } = state.context
  return <Redirect replace to={paths.contract(contractId, { page: lastPage(details!.history.total) })} />
}

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("cabinet")
  return (
    <Page title={t("contract.title")} wide>
      <LoadFailed state={state} send={send} />
    </Page>
  )
}

const views: StateViews<typeof contractPage, ExtraProps> = {
  "loading.first": Loading,
  "loading.more": Ready,
  deciding: noView,
  ready: Ready,
  beyond: Beyond,
  notFound: NotFound,
  error: Failed,
}
