import type { Machines } from "../machines"
import { promoCheckWalk } from "./promo-check/promo-field.walk"
import { signInWalk } from "./sign-in/sign-in.walk"
import { resendConfirmationWalk } from "./resend-confirmation/resend-confirmation.walk"
import { confirmEmailWalk } from "./confirm-email/confirm-email.walk"
import { signUpWalk } from "./sign-up/sign-up.walk"
import { promoVisibilityWalk } from "./sign-up/promo-visibility.walk"
import { sessionWalk } from "./session/session-bar.walk"
import { tokenRefreshWalk } from "./token-refresh/session-lost.walk"
import { apiCallWalk } from "./api-call/api-call.walk"
import { twoFactorChallengeWalk } from "./two-factor-challenge/two-factor-challenge.walk"
import { signOutWalk } from "./sign-out/sign-out.walk"
import { lazyChunkWalk } from "./lazy-chunk/lazy-chunk.walk"
import { routeGuardWalk } from "./route-guard/route-guard.walk"
import type { Walk } from "./walk"
import { recoveryModeWalk } from "./recovery/recovery.walk"
import { recoveryRequestWalk } from "./recovery/recovery-request.walk"
import { recoverySetPasswordWalk } from "./recovery/recovery-set-password.walk"
import { setPasswordWalk } from "./set-password/set-password.walk"
import { marketingCaptureWalk } from "./capture/marketing-capture.walk"
import { referralCaptureWalk } from "./capture/referral-capture.walk"
import { copyTextWalk } from "./copy-text/copy-text.walk"
import { countdownWalk } from "./countdown/countdown.walk"
import { notificationWalk, notificationsWalk } from "./notifications/notifications.walk"
import { themeWalk } from "./theme/theme-switch.walk"
import { sidebarWalk } from "./layout/sidebar.walk"
import { connectionWalk } from "./connection/connection.walk"
import { localeWalk } from "./locale/locale-switch.walk"
import { ratesWalk } from "./home/home.walk"
import { paymentMethodsWalk } from "./payment-methods/payment-methods.walk"
import { createInvoiceWalk } from "./create-invoice/create-invoice.walk"
import { paymentStatusWalk } from "./payment-status/payment-status.walk"
import { cryptoStatusWalk } from "./crypto-status/crypto-status.walk"
import { contractsWalk } from "./contracts/contracts.walk"
import { calculatorWalk } from "./calculator/calculator.walk"
import { createOrderWalk } from "./create-order/create-order.walk"
import { assignOrderWalk } from "./assign-order/assign-order.walk"

/** One walk per machine. A machine without one does not compile here. */
export const walks = {
  promoCheck: promoCheckWalk,
  signIn: signInWalk,
  resendConfirmation: resendConfirmationWalk,
  confirmEmail: confirmEmailWalk,
  signUp: signUpWalk,
  promoVisibility: promoVisibilityWalk,
  recoveryMode: recoveryModeWalk,
  recoveryRequest: recoveryRequestWalk,
  recoverySetPassword: recoverySetPasswordWalk,
  setPassword: setPasswordWalk,
  marketingCapture: marketingCaptureWalk,
  referralCapture: referralCaptureWalk,
  copyText: copyTextWalk,
  countdown: countdownWalk,
  notifications: notificationsWalk,
  notification: notificationWalk,
  session: sessionWalk,
  tokenRefresh: tokenRefreshWalk,
  apiCall: apiCallWalk,
  twoFactorChallenge: twoFactorChallengeWalk,
  signOut: signOutWalk,
  lazyChunk: lazyChunkWalk,
  routeGuard: routeGuardWalk,
  theme: themeWalk,
  sidebar: sidebarWalk,
  connection: connectionWalk,
  locale: localeWalk,
  rates: ratesWalk,
  paymentMethods: paymentMethodsWalk,
  createInvoice: createInvoiceWalk,
  paymentStatus: paymentStatusWalk,
  cryptoStatus: cryptoStatusWalk,
  contracts: contractsWalk,
  calculator: calculatorWalk,
  createOrder: createOrderWalk,
  assignOrder: assignOrderWalk
} satisfies { readonly [Name in keyof Machines]: Walk<Machines[Name]> }
