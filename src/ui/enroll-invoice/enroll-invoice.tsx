import { useTranslation } from "react-i18next"
import type { enrollInvoice } from "../../machines/enroll-invoice/enroll-invoice.machine"
import type { InvoiceRef } from "../../machines/send-invoice/send-invoice.machine"
import { useFlow } from "../flow"
import { Redirect } from "../kit/redirect"
import { Spinner } from "../kit/spinner"
import { paths } from "../paths"
import { PaymentPage } from "../payment-status/payment-page"
import { renderView } from "../screen"
import type { ScreenProps, StateViews } from "../screen"

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
