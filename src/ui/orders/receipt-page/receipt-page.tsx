import { useTranslation } from "react-i18next"
import type { receiptPage } from "../../../machines/orders/receipt-page.machine"
import { Redirect } from "../../kit/actions/redirect"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { Page } from "../../kit/layout/page"
import { useFlow } from "../../shared/flow"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { NotFound } from "../../site/not-found"
import { paths } from "../../site/paths"
import { Receipt } from "./receipt"

interface ExtraProps {
  readonly print: () => void
}
interface Props extends ExtraProps {
  readonly machine: typeof receiptPage
  readonly orderId: string
}
type ViewProps = ScreenProps<typeof receiptPage> & ExtraProps

/** /cabinet/orders/{id}/receipt */
export const ReceiptPage = ({ machine, orderId, print }: Props) => {
  const [state, send] = useFlow(machine, { orderId })
  const View = renderView(views, state)
  return <View state={state} send={send} print={print} />
}

const Loading = () => {
  const { t } = useTranslation("orders")
  return (
    <Page title={t("receipt.title")}>
      <Skeleton lines={6} />
    </Page>
  )
}

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("orders")
  return (
    <Page title={t("receipt.title")}>
      <LoadFailed state={state} send={send} />
    </Page>
  )
}

const views: StateViews<typeof receiptPage, ExtraProps> = {
  loading: Loading,
  deciding: noView,
  ready: ({ state, print }) => <Receipt order={state.context.order!} print={print} />,
  failed: Failed,
  notFound: NotFound,
  toOrder: ({ state }) => <Redirect replace to={paths.order(state.context.orderId)} />,
}
