import { useTranslation } from "react-i18next"
import type { cryptoStatus } from "../../machines/crypto-status/crypto-status.machine"
import type { paymentStatus } from "../../machines/payment-status/payment-status.machine"
import { CryptoStatusPage } from "../crypto-status/crypto-status"
import { useFlow } from "../flow"
import { FailurePanel } from "../kit/failure-panel"
import { Redirect } from "../kit/redirect"
import { Skeleton } from "../kit/skeleton"
import { NotFound } from "../not-found/not-found"
import { paths } from "../paths"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import { PaymentExpired, PaymentOverpaid, PaymentSuccess, PaymentUnknown } from "./payment-ends"
import { PaymentPage } from "./payment-page"

interface Parts {
  readonly cryptoStatus: typeof cryptoStatus
}

interface Props extends Parts {
  readonly machine: typeof paymentStatus
  readonly orderId: string
}

/** /buy/{orderId}/status */
export const PaymentStatusPage = ({ machine, orderId, ...parts }: Props) => {
  const [state, send] = useFlow(machine, { orderId })
  const View = viewOf(views, state)
  return <View state={state} send={send} {...parts} />
}

type ViewProps = ScreenProps<typeof paymentStatus> & Parts

const Loading = () => {
  const { t } = useTranslation("pay")
  return <PaymentPage title={t("status.title")} step="payment"><Skeleton lines={5} /></PaymentPage>
}

const Failed = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment">
      <FailurePanel failure={state.context.failure!} onRetry={() => send({ type: "load.retry" })} />
    </PaymentPage>
  )
}

// Replaced, so that Back does not come here only to be sent on again.
const views: Views<typeof paymentStatus, Parts> = {
  loading: Loading,
  sorting: nothing,
  crypto: ({ state, cryptoStatus }) => <CryptoStatusPage machine={cryptoStatus} order={state.context.order!} />,
  error: Failed,
  buyProduct: ({ state }) => <Redirect replace to={paths.buy(state.context.orderId)} />,
  buyMethod: ({ state }) => <Redirect replace to={paths.buyMethod(state.context.orderId)} />,
  overpaid: ({ state }) => <PaymentOverpaid order={state.context.order!} />,
  success: ({ state }) => <PaymentSuccess order={state.context.order!} />,
  expired: ({ state }) => <PaymentExpired order={state.context.order!} />,
  notFound: NotFound,
  unknown: ({ state }) => <PaymentUnknown order={state.context.order!} />
}
