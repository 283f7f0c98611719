import { useTranslation } from "react-i18next"
import type { enrollInvoice } from "#machines/payments/enroll-invoice.machine.ts"
import type { InvoiceRef } from "#machines/payments/send-invoice.machine.ts"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { PaymentPage } from "./payment-status/payment-page.tsx"

/**
 * The page to which the card processor returns the customer. The page reports the return to the server and redirects to the
 * status.
 */
export const EnrollInvoicePage = ({ machine, ...invoice }: InvoiceRef & { readonly machine: typeof enrollInvoice }) =>
  renderView(views, useFlow(machine, invoice))

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
  // Replaces the history entry, so that neither a reload nor Back reports the return a second time.
  enrolled: ({ state }: ViewProps) => <Redirect replace to={paths.buyStatus(state.context.orderId)} />,
}
