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
import { settingsTabsWalk } from "./settings/settings.walk"
import { changeCommonWalk } from "./settings/common.walk"
import { changeEmailWalk } from "./settings/email.walk"
import { changePasswordWalk } from "./settings/password.walk"
import { changeAddressWalk } from "./settings/address.walk"
import { twoFactorSettingsWalk } from "./settings/two-factor.walk"
import { setPasswordWalk } from "./set-password/set-password.walk"
import { marketingCaptureWalk } from "./capture/marketing-capture.walk"
import { referralCaptureWalk } from "./capture/referral-capture.walk"
import { copyTextWalk } from "./copy-text/copy-text.walk"
import { countdownWalk } from "./countdown/countdown.walk"
import { pagePartsWalk } from "./page-parts/page-parts.walk"
import { notificationWalk, notificationsWalk } from "./notifications/notifications.walk"
import { themeWalk } from "./theme/theme-switch.walk"
import { sidebarWalk } from "./layout/sidebar.walk"
import { connectionWalk } from "./connection/connection.walk"
import { localeWalk } from "./locale/locale-switch.walk"
import { ratesWalk } from "./home/home.walk"
import { paymentMethodsWalk } from "./payment-methods/payment-methods.walk"
import { createInvoiceWalk } from "./create-invoice/create-invoice.walk"
import { paymentStatusWalk } from "./payment-status/payment-status.walk"
import { watchPaymentWalk } from "./watch-payment/watch-payment.walk"
import { redeemVoucherWalk } from "./redeem-voucher/redeem-voucher.walk"
import { sendInvoiceWalk } from "./send-invoice/send-invoice.walk"
import { cardStatusWalk } from "./card-status/card-status.walk"
import { confirmCardWalk } from "./confirm-card/confirm-card.walk"
import { errorDetailsWalk } from "./error-details/error-details.walk"
import { enrollInvoiceWalk } from "./enroll-invoice/enroll-invoice.walk"
import { identifyCustomerWalk } from "./identify-customer/identify-customer.walk"
import { fixHashrateWalk } from "./fix-hashrate/fix-hashrate.walk"
import { completeOverPaidWalk } from "./complete-over-paid/complete-over-paid.walk"
import { cryptoStatusWalk } from "./crypto-status/crypto-status.walk"
import { contractsWalk } from "./contracts/contracts.walk"
import { historyWalk } from "./history/history.walk"
import { historyFiltersWalk } from "./history/history-filters.walk"
import { exportHistoryWalk } from "./history/export-history.walk"
import { pendingWithdrawalsWalk } from "./pending-withdrawals/pending-withdrawals.walk"
import { withdrawalWalk } from "./withdrawal/withdrawal.walk"
import { calculatorWalk } from "./calculator/calculator.walk"
import { createOrderWalk } from "./create-order/create-order.walk"
import { ordersWalk } from "./orders/orders.walk"
import { orderRowWalk } from "./orders/order-row.walk"
import { orderActionsWalk } from "./order-actions/order-actions.walk"
import { hideOrderWalk } from "./orders/hide-order.walk"
import { recreateOrderWalk } from "./orders/recreate-order.walk"
import { orderPageWalk } from "./order-page/order-page.walk"
import { productListWalk } from "./product-list/product-list.walk"
import { discountBannerWalk } from "./discount-banner/discount-banner.walk"
import { promoActivatorWalk } from "./promo-activator/promo-activator.walk"
import { orderCodeWalk } from "./order-code/order-code.walk"
import { saleCodeWalk } from "./sale-code/sale-code.walk"
import { stakingTermsWalk } from "./staking-terms/staking-terms.walk"
import { bonusOfferWalk } from "./bonus-offer/bonus-offer.walk"
import { bonusWindowWalk } from "./bonus-window/bonus-window.walk"
import { recentPurchasesWalk } from "./recent-purchases/recent-purchases.walk"
import { assignOrderWalk } from "./assign-order/assign-order.walk"
import { partnerJoinWalk } from "./partner-join/partner-join.walk"
import { partnerSummaryWalk } from "./partner-summary/partner-summary.walk"
import { rewardsWalk } from "./rewards/rewards.walk"
import { createCodeWalk } from "./create-code/create-code.walk"
import { partnerHelpWalk } from "./partner-help/partner-help.walk"
import { reviewWalk } from "./review/review.walk"
import { demoAvailabilityWalk } from "./demo/demo-availability.walk"
import { demoCabinetWalk } from "./demo/demo-cabinet.walk"
import { demoModalWalk } from "./demo/demo-modal.walk"
import { accountSummaryWalk } from "./account-summary/account-summary.walk"
import { forecastWalk } from "./forecast/forecast.walk"
import { forecastFormWalk } from "./forecast-form/forecast-form.walk"
import { marketCapWalk } from "./market-cap/market-cap.walk"
import { investmentWalk } from "./investment/investment.walk"
import { supportSidebarWalk } from "./support-sidebar/support-sidebar.walk"
import { demoChatWalk } from "./demo-chat/demo-chat.walk"
import { settingsBadgeWalk, warningCountWalk } from "./layout/attention.walk"
import { modalsWalk } from "./modals/modals.walk"

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
  settingsTabs: settingsTabsWalk,
  changeCommon: changeCommonWalk,
  changeEmail: changeEmailWalk,
  changePassword: changePasswordWalk,
  changeAddress: changeAddressWalk,
  twoFactorSettings: twoFactorSettingsWalk,
  marketingCapture: marketingCaptureWalk,
  referralCapture: referralCaptureWalk,
  copyText: copyTextWalk,
  countdown: countdownWalk,
  notifications: notificationsWalk,
  pageParts: pagePartsWalk,
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
  watchPayment: watchPaymentWalk,
  redeemVoucher: redeemVoucherWalk,
  sendInvoice: sendInvoiceWalk,
  cardStatus: cardStatusWalk,
  confirmCard: confirmCardWalk,
  enrollInvoice: enrollInvoiceWalk,
  errorDetails: errorDetailsWalk,
  identifyCustomer: identifyCustomerWalk,
  fixHashrate: fixHashrateWalk,
  completeOverPaid: completeOverPaidWalk,
  cryptoStatus: cryptoStatusWalk,
  contracts: contractsWalk,
  history: historyWalk,
  historyFilters: historyFiltersWalk,
  exportHistory: exportHistoryWalk,
  pendingWithdrawals: pendingWithdrawalsWalk,
  withdrawal: withdrawalWalk,
  calculator: calculatorWalk,
  createOrder: createOrderWalk,
  recentPurchases: recentPurchasesWalk,
  bonusOffer: bonusOfferWalk,
  bonusWindow: bonusWindowWalk,
  stakingTerms: stakingTermsWalk,
  saleCode: saleCodeWalk,
  orderCode: orderCodeWalk,
  promoActivator: promoActivatorWalk,
  discountBanner: discountBannerWalk,
  productList: productListWalk,
  orderPage: orderPageWalk,
  recreateOrder: recreateOrderWalk,
  hideOrder: hideOrderWalk,
  orderActions: orderActionsWalk,
  orderRow: orderRowWalk,
  orders: ordersWalk,
  assignOrder: assignOrderWalk,
  partnerJoin: partnerJoinWalk,
  partnerSummary: partnerSummaryWalk,
  rewards: rewardsWalk,
  createCode: createCodeWalk,
  partnerHelp: partnerHelpWalk,
  review: reviewWalk,
  demoAvailability: demoAvailabilityWalk,
  demoCabinet: demoCabinetWalk,
  demoModal: demoModalWalk,
  accountSummary: accountSummaryWalk,
  forecast: forecastWalk,
  forecastForm: forecastFormWalk,
  marketCap: marketCapWalk,
  investment: investmentWalk,
  supportSidebar: supportSidebarWalk,
  demoChat: demoChatWalk,
  warningCount: warningCountWalk,
  settingsBadge: settingsBadgeWalk,
  modals: modalsWalk,
} satisfies { readonly [Name in keyof Machines]: Walk<Machines[Name]> }
