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
import { watchPaymentModel } from "./watch-payment/watch-payment.model"
import { redeemVoucherModel } from "./redeem-voucher/redeem-voucher.model"
import { sendInvoiceModel } from "./send-invoice/send-invoice.model"
import { cardStatusModel } from "./card-status/card-status.model"
import { confirmCardModel } from "./confirm-card/confirm-card.model"
import { errorDetailsModel } from "./error-details/error-details.model"
import { enrollInvoiceModel } from "./enroll-invoice/enroll-invoice.model"
import { identifyCustomerModel } from "./identify-customer/identify-customer.model"
import { fixHashrateModel } from "./fix-hashrate/fix-hashrate.model"
import { completeOverPaidModel } from "./complete-over-paid/complete-over-paid.model"
import { cryptoStatusModel } from "./crypto-status/crypto-status.model"
import { contractsModel } from "./contracts/contracts.model"
import { exportHistoryModel } from "./export-history/export-history.model"
import { historyModel } from "./history/history.model"
import { historyFiltersModel } from "./history-filters/history-filters.model"
import { pendingWithdrawalsModel } from "./pending-withdrawals/pending-withdrawals.model"
import { withdrawalModel } from "./withdrawal/withdrawal.model"
import { settingsTabsModel } from "./settings-tabs/settings-tabs.model"
import { changeCommonModel } from "./change-common/change-common.model"
import { changeEmailModel } from "./change-email/change-email.model"
import { changePasswordModel } from "./change-password/change-password.model"
import { changeAddressModel } from "./change-address/change-address.model"
import { twoFactorSettingsModel } from "./two-factor-settings/two-factor-settings.model"
import { pagePartsModel } from "./page-parts/page-parts.model"
import { notificationsModel } from "./notifications/notifications.model"
import { notificationModel } from "./notification/notification.model"
import { themeModel } from "./theme/theme.model"
import { sidebarModel } from "./sidebar/sidebar.model"
import { connectionModel } from "./connection/connection.model"
import { localeModel } from "./locale/locale.model"
import { ratesModel } from "./rates/rates.model"
import { calculatorModel } from "./calculator/calculator.model"
import { createOrderModel } from "./create-order/create-order.model"
import { ordersModel } from "./orders/orders.model"
import { orderRowModel } from "./order-row/order-row.model"
import { orderActionsModel } from "./order-actions/order-actions.model"
import { hideOrderModel } from "./hide-order/hide-order.model"
import { recreateOrderModel } from "./recreate-order/recreate-order.model"
import { orderPageModel } from "./order-page/order-page.model"
import { productListModel } from "./product-list/product-list.model"
import { discountBannerModel } from "./discount-banner/discount-banner.model"
import { promoActivatorModel } from "./promo-activator/promo-activator.model"
import { orderCodeModel } from "./order-code/order-code.model"
import { saleCodeModel } from "./sale-code/sale-code.model"
import { stakingTermsModel } from "./staking-terms/staking-terms.model"
import { bonusOfferModel } from "./bonus-offer/bonus-offer.model"
import { bonusWindowModel } from "./bonus-window/bonus-window.model"
import { recentPurchasesModel } from "./recent-purchases/recent-purchases.model"
import { assignOrderModel } from "./assign-order/assign-order.model"
import { partnerJoinModel } from "./partner-join/partner-join.model"
import { partnerSummaryModel } from "./partner-summary/partner-summary.model"
import { rewardsModel } from "./rewards/rewards.model"
import { createCodeModel } from "./create-code/create-code.model"
import { partnerHelpModel } from "./partner-help/partner-help.model"
import { reviewModel } from "./review/review.model"
import { accountSummaryModel } from "./account-summary/account-summary.model"
import { forecastModel } from "./forecast/forecast.model"
import { forecastFormModel } from "./forecast-form/forecast-form.model"
import { marketCapModel } from "./market-cap/market-cap.model"
import { investmentModel } from "./investment/investment.model"
import { warningCountModel } from "./warning-count/warning-count.model"
import { settingsBadgeModel } from "./settings-badge/settings-badge.model"
import { supportSidebarModel } from "./support-sidebar/support-sidebar.model"
import { demoChatModel } from "./demo-chat/demo-chat.model"
import { demoAvailabilityModel } from "./demo-availability/demo-availability.model"
import { demoCabinetModel } from "./demo-cabinet/demo-cabinet.model"
import { demoModalModel } from "./demo-modal/demo-modal.model"
import { modalsModel } from "./modals/modals.model"

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
  settingsTabs: settingsTabsModel,
  changeCommon: changeCommonModel,
  changeEmail: changeEmailModel,
  changePassword: changePasswordModel,
  changeAddress: changeAddressModel,
  twoFactorSettings: twoFactorSettingsModel,
  marketingCapture: marketingCaptureModel,
  referralCapture: referralCaptureModel,
  copyText: copyTextModel,
  countdown: countdownModel,
  paymentMethods: paymentMethodsModel,
  createInvoice: createInvoiceModel,
  paymentStatus: paymentStatusModel,
  watchPayment: watchPaymentModel,
  redeemVoucher: redeemVoucherModel,
  sendInvoice: sendInvoiceModel,
  cardStatus: cardStatusModel,
  confirmCard: confirmCardModel,
  enrollInvoice: enrollInvoiceModel,
  errorDetails: errorDetailsModel,
  identifyCustomer: identifyCustomerModel,
  fixHashrate: fixHashrateModel,
  completeOverPaid: completeOverPaidModel,
  cryptoStatus: cryptoStatusModel,
  contracts: contractsModel,
  history: historyModel,
  historyFilters: historyFiltersModel,
  exportHistory: exportHistoryModel,
  pendingWithdrawals: pendingWithdrawalsModel,
  withdrawal: withdrawalModel,
  session: sessionModel,
  tokenRefresh: tokenRefreshModel,
  apiCall: apiCallModel,
  twoFactorChallenge: twoFactorChallengeModel,
  signOut: signOutModel,
  lazyChunk: lazyChunkModel,
  routeGuard: routeGuardModel,
  notifications: notificationsModel,
  pageParts: pagePartsModel,
  notification: notificationModel,
  theme: themeModel,
  sidebar: sidebarModel,
  connection: connectionModel,
  locale: localeModel,
  rates: ratesModel,
  calculator: calculatorModel,
  createOrder: createOrderModel,
  recentPurchases: recentPurchasesModel,
  bonusOffer: bonusOfferModel,
  bonusWindow: bonusWindowModel,
  stakingTerms: stakingTermsModel,
  saleCode: saleCodeModel,
  orderCode: orderCodeModel,
  promoActivator: promoActivatorModel,
  discountBanner: discountBannerModel,
  productList: productListModel,
  orderPage: orderPageModel,
  recreateOrder: recreateOrderModel,
  hideOrder: hideOrderModel,
  orderActions: orderActionsModel,
  orderRow: orderRowModel,
  orders: ordersModel,
  assignOrder: assignOrderModel,
  accountSummary: accountSummaryModel,
  forecast: forecastModel,
  forecastForm: forecastFormModel,
  marketCap: marketCapModel,
  investment: investmentModel,
  warningCount: warningCountModel,
  settingsBadge: settingsBadgeModel,
  supportSidebar: supportSidebarModel,
  demoChat: demoChatModel,
  partnerJoin: partnerJoinModel,
  partnerSummary: partnerSummaryModel,
  rewards: rewardsModel,
  createCode: createCodeModel,
  partnerHelp: partnerHelpModel,
  review: reviewModel,
  demoAvailability: demoAvailabilityModel,
  demoCabinet: demoCabinetModel,
  demoModal: demoModalModel,
  modals: modalsModel,
} satisfies { readonly [Name in keyof Machines]: Explored<Machines[Name]> }
