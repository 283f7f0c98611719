import { session } from "./session/session.machine"
import { tokenRefresh } from "./token-refresh/token-refresh.machine"
import { apiCall } from "./api-call/api-call.machine"
import { twoFactorChallenge } from "./two-factor-challenge/two-factor-challenge.machine"
import { signOut } from "./sign-out/sign-out.machine"
import { lazyChunk } from "./lazy-chunk/lazy-chunk.machine"
import { routeGuard } from "./route-guard/route-guard.machine"
import { promoCheck } from "./promo-check/promo-check.machine"
import { signIn } from "./sign-in/sign-in.machine"
import { resendConfirmation } from "./resend-confirmation/resend-confirmation.machine"
import { confirmEmail } from "./confirm-email/confirm-email.machine"
import { signUp } from "./sign-up/sign-up.machine"
import { promoVisibility } from "./sign-up/promo-visibility.machine"
import { recoveryMode } from "./recovery-mode/recovery-mode.machine"
import { recoveryRequest } from "./recovery-request/recovery-request.machine"
import { recoverySetPassword } from "./recovery-set-password/recovery-set-password.machine"
import { setPassword } from "./set-password/set-password.machine"
import { marketingCapture } from "./marketing-capture/marketing-capture.machine"
import { referralCapture } from "./referral-capture/referral-capture.machine"
import { copyText } from "./copy-text/copy-text.machine"
import { countdown } from "./countdown/countdown.machine"
import { paymentMethods } from "./payment-methods/payment-methods.machine"
import { createInvoice } from "./create-invoice/create-invoice.machine"
import { paymentStatus } from "./payment-status/payment-status.machine"
import { cryptoStatus } from "./crypto-status/crypto-status.machine"
import { contracts } from "./contracts/contracts.machine"
import { notifications } from "./notifications/notifications.machine"
import { notification } from "./notification/notification.machine"
import { theme } from "./theme/theme.machine"
import { sidebar } from "./sidebar/sidebar.machine"
import { connection } from "./connection/connection.machine"
import { locale } from "./locale/locale.machine"
import { rates } from "./rates/rates.machine"
import { calculator } from "./calculator/calculator.machine"
import { createOrder } from "./create-order/create-order.machine"
import { assignOrder } from "./assign-order/assign-order.machine"

/** Every machine of the product. Tests, stories and docs read this list; shipped code imports a machine where its route is composed. */
export const machines = {
  promoCheck,
  signIn,
  resendConfirmation,
  confirmEmail,
  signUp,
  promoVisibility,
  recoveryMode,
  recoveryRequest,
  recoverySetPassword,
  setPassword,
  marketingCapture,
  referralCapture,
  copyText,
  countdown,
  paymentMethods,
  createInvoice,
  paymentStatus,
  cryptoStatus,
  contracts,
  session,
  tokenRefresh,
  apiCall,
  twoFactorChallenge,
  signOut,
  lazyChunk,
  routeGuard,
  notifications,
  notification,
  theme,
  sidebar,
  connection,
  locale,
  rates,
  calculator,
  createOrder,
  assignOrder
}
export type Machines = typeof machines
