import { useTranslation } from "react-i18next"
import type { enrollInvoice } from "../../machines/payments/enroll-invoice.machine"
import type { InvoiceRef } from "../../machines/payments/send-invoice.machine"
import { useFlow } from "../shared/flow"
import { Redirect } from "../kit/actions/redirect"
import { Spinner } from "../kit/feedback/spinner"
import { paths } from "../site/paths"
import { PaymentPage } from "./payment-status/payment-page"
import { renderView } from "../shared/screen"
import type { ScreenProps, StateViews } from "../shared/screen"

/** /buy/{orderId}/status/{invoiceId}: the return address of the acquirer. */
export const EnrollInvoicePage = ({ machine, ...of }: InvoiceRef & { readonly machine: typeof enrollInvoice }) => {
  const [state, send] = useFlow(machine, of)
  const View = renderView(views, state)
  return <View state={state} send={send} />
}

type ViewProps = ScreenProps<typeof enrollInvoice>

const Enrolling = () => {
  const { t } = useTranslation("pay")
  return (
    <PaymentPage title={t("status.title")} step="payment">
      <Spinner label={t("card.enrolling")} />
    </PaymentPage>
  )
}

const views: StateViews<typeof enrollInvoice> = {
  enrolling: Enrolling,
  // Replaces the history entry, so that a reload or Back does not report the return again.
  enrolled: ({ state }: ViewProps) => <Redirect replace to={paths.buyStatus(state.context.orderId)} />,
}
