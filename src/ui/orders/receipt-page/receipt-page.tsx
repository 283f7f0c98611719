import { useTranslation } from "react-i18next"
import type { receiptPage } from "#machines/orders/receipt-page.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { NotFound } from "#ui/site/not-found.tsx"
import { paths } from "#ui/site/paths.ts"
import { Receipt } from "./receipt.tsx"

interface OwnProps {
  readonly print: () => void
}
interface Props extends OwnProps {
  readonly machine: typeof receiptPage
  readonly orderId: string
}
type ViewProps = ScreenProps<typeof receiptPage> & OwnProps

/** Loads the order of a receipt and shows the receipt. */
export const ReceiptPage = ({ machine, orderId, print }: Props) =>
  renderView(views, { ...useFlow(machine, { orderId }), print })

const Loading = () => (
  <Page title={useTranslation("orders").t("receipt.title")}>
    <Skeleton lines={6} />
  </Page>
)

const Failed = ({ state, send }: ViewProps) => (
  <Page title={useTranslation("orders").t("receipt.title")}>
    <LoadFailed state={state} send={send} />
  </Page>
)

const views: StateViews<typeof receiptPage, OwnProps> = {
  loading: Loading,
  deciding: noView,
  ready: ({ state, print }) => <Receipt order={state.context.order!} print={print} />,
  failed: Failed,
  notFound: NotFound,
  toOrder: ({ state }) => <Redirect replace to={paths.order(state.context.orderId)} />,
}
