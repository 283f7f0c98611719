import { sessionModel } from "./session/session.model"
import { tokenRefreshModel } from "./token-refresh/token-refresh.model"
import { apiCallModel } from "./api-call/api-call.model"
import { twoFactorChallengeModel } from "./two-factor-challenge/two-factor-challenge.model"
import { signOutModel } from "./sign-out/sign-out.model"
import { lazyChunkModel } from "./lazy-chunk/lazy-chunk.model"
import { routeGuardModel } from "./route-guard/route-guard.model"
import type { Machines } from "./index"
import type { Explored } from "./kit/model"
import { promoCheckModel } from "./promo-check/promo-check.model"
import { signInModel } from "./sign-in/sign-in.model"
import { resendConfirmationModel } from "./resend-confirmation/resend-confirmation.model"
import { confirmEmailModel } from "./confirm-email/confirm-email.model"
import { signUpModel } from "./sign-up/sign-up.model"
import { promoVisibilityModel } from "./sign-up/promo-visibility.model"
import { recoveryModeModel } from "./recovery-mode/recovery-mode.model"
import { recoveryRequestModel } from "./recovery-request/recovery-request.model"
import { recoverySetPasswordModel } from "./recovery-set-password/recovery-set-password.model"
import { setPasswordModel } from "./set-password/set-password.model"
import { marketingCaptureModel } from "./marketing-capture/marketing-capture.model"
import { referralCaptureModel } from "./referral-capture/referral-capture.model"
import { copyTextModel } from "./copy-text/copy-text.model"
import { countdownModel } from "./countdown/countdown.model"
import { paymentMethodsModel } from "./payment-methods/payment-methods.model"
import { createInvoiceModel } from "./create-invoice/create-invoice.model"
import { paymentStatusModel } from "./payment-status/payment-status.model"
import { cryptoStatusModel } from "./crypto-status/crypto-status.model"
import { contractsModel } from "./contracts/contracts.model"
import { notificationsModel } from "./notifications/notifications.model"
import { notificationModel } from "./notification/notification.model"
import { themeModel } from "./theme/theme.model"
import { sidebarModel } from "./sidebar/sidebar.model"
import { connectionModel } from "./connection/connection.model"
import { localeModel } from "./locale/locale.model"
import { ratesModel } from "./rates/rates.model"
import { calculatorModel } from "./calculator/calculator.model"
import { createOrderModel } from "./create-order/create-order.model"
import { assignOrderModel } from "./assign-order/assign-order.model"

/** One model per machine. A machine without one does not compile here. */
export const models = {
  promoCheck: promoCheckModel,
  signIn: signInModel,
  resendConfirmation: resendConfirmationModel,
  confirmEmail: confirmEmailModel,
  signUp: signUpModel,
  promoVisibility: promoVisibilityModel,
  recoveryMode: recoveryModeModel,
  recoveryRequest: recoveryRequestModel,
  recoverySetPassword: recoverySetPasswordModel,
  setPassword: setPasswordModel,
  marketingCapture: marketingCaptureModel,
  referralCapture: referralCaptureModel,
  copyText: copyTextModel,
  countdown: countdownModel,
  paymentMethods: paymentMethodsModel,
  createInvoice: createInvoiceModel,
  paymentStatus: paymentStatusModel,
  cryptoStatus: cryptoStatusModel,
  contracts: contractsModel,
  session: sessionModel,
  tokenRefresh: tokenRefreshModel,
  apiCall: apiCallModel,
  twoFactorChallenge: twoFactorChallengeModel,
  signOut: signOutModel,
  lazyChunk: lazyChunkModel,
  routeGuard: routeGuardModel,
  notifications: notificationsModel,
  notification: notificationModel,
  theme: themeModel,
  sidebar: sidebarModel,
  connection: connectionModel,
  locale: localeModel,
  rates: ratesModel,
  calculator: calculatorModel,
  createOrder: createOrderModel,
  assignOrder: assignOrderModel
} satisfies { readonly [Name in keyof Machines]: Explored<Machines[Name]> }
