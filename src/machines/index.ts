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
import { watchPayment } from "./watch-payment/watch-payment.machine"
import { redeemVoucher } from "./redeem-voucher/redeem-voucher.machine"
import { sendInvoice } from "./send-invoice/send-invoice.machine"
import { cardStatus } from "./card-status/card-status.machine"
import { confirmCard } from "./confirm-card/confirm-card.machine"
import { errorDetails } from "./error-details/error-details.machine"
import { enrollInvoice } from "./enroll-invoice/enroll-invoice.machine"
import { identifyCustomer } from "./identify-customer/identify-customer.machine"
import { fixHashrate } from "./fix-hashrate/fix-hashrate.machine"
import { completeOverPaid } from "./complete-over-paid/complete-over-paid.machine"
import { cryptoStatus } from "./crypto-status/crypto-status.machine"
import { contracts } from "./contracts/contracts.machine"
import { exportHistory } from "./export-history/export-history.machine"
import { history } from "./history/history.machine"
import { historyFilters } from "./history-filters/history-filters.machine"
import { pendingWithdrawals } from "./pending-withdrawals/pending-withdrawals.machine"
import { withdrawal } from "./withdrawal/withdrawal.machine"
import { settingsTabs } from "./settings-tabs/settings-tabs.machine"
import { changeCommon } from "./change-common/change-common.machine"
import { changeEmail } from "./change-email/change-email.machine"
import { changePassword } from "./change-password/change-password.machine"
import { changeAddress } from "./change-address/change-address.machine"
import { twoFactorSettings } from "./two-factor-settings/two-factor-settings.machine"
import { pageParts } from "./page-parts/page-parts.machine"
import { notifications } from "./notifications/notifications.machine"
import { notification } from "./notification/notification.machine"
import { theme } from "./theme/theme.machine"
import { sidebar } from "./sidebar/sidebar.machine"
import { connection } from "./connection/connection.machine"
import { locale } from "./locale/locale.machine"
import { rates } from "./rates/rates.machine"
import { calculator } from "./calculator/calculator.machine"
import { createOrder } from "./create-order/create-order.machine"
import { orders } from "./orders/orders.machine"
import { orderRow } from "./order-row/order-row.machine"
import { orderActions } from "./order-actions/order-actions.machine"
import { hideOrder } from "./hide-order/hide-order.machine"
import { recreateOrder } from "./recreate-order/recreate-order.machine"
import { orderPage } from "./order-page/order-page.machine"
import { productList } from "./product-list/product-list.machine"
import { discountBanner } from "./discount-banner/discount-banner.machine"
import { promoActivator } from "./promo-activator/promo-activator.machine"
import { orderCode } from "./order-code/order-code.machine"
import { saleCode } from "./sale-code/sale-code.machine"
import { stakingTerms } from "./staking-terms/staking-terms.machine"
import { bonusOffer } from "./bonus-offer/bonus-offer.machine"
import { bonusWindow } from "./bonus-window/bonus-window.machine"
import { recentPurchases } from "./recent-purchases/recent-purchases.machine"
import { assignOrder } from "./assign-order/assign-order.machine"
import { partnerJoin } from "./partner-join/partner-join.machine"
import { partnerSummary } from "./partner-summary/partner-summary.machine"
import { rewards } from "./rewards/rewards.machine"
import { createCode } from "./create-code/create-code.machine"
import { partnerHelp } from "./partner-help/partner-help.machine"
import { review } from "./review/review.machine"
import { accountSummary } from "./account-summary/account-summary.machine"
import { forecast } from "./forecast/forecast.machine"
import { forecastForm } from "./forecast-form/forecast-form.machine"
import { marketCap } from "./market-cap/market-cap.machine"
import { investment } from "./investment/investment.machine"
import { warningCount } from "./warning-count/warning-count.machine"
import { settingsBadge } from "./settings-badge/settings-badge.machine"
import { supportSidebar } from "./support-sidebar/support-sidebar.machine"
import { demoChat } from "./demo-chat/demo-chat.machine"
import { demoAvailability } from "./demo-availability/demo-availability.machine"
import { demoCabinet } from "./demo-cabinet/demo-cabinet.machine"
import { demoModal } from "./demo-modal/demo-modal.machine"
import { modals } from "./modals/modals.machine"

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
  settingsTabs,
  changeCommon,
  changeEmail,
  changePassword,
  changeAddress,
  twoFactorSettings,
  marketingCapture,
  referralCapture,
  copyText,
  countdown,
  paymentMethods,
  createInvoice,
  paymentStatus,
  watchPayment,
  redeemVoucher,
  sendInvoice,
  cardStatus,
  confirmCard,
  enrollInvoice,
  errorDetails,
  identifyCustomer,
  fixHashrate,
  completeOverPaid,
  cryptoStatus,
  contracts,
  history,
  historyFilters,
  exportHistory,
  pendingWithdrawals,
  withdrawal,
  session,
  tokenRefresh,
  apiCall,
  twoFactorChallenge,
  signOut,
  lazyChunk,
  routeGuard,
  notifications,
  pageParts,
  notification,
  theme,
  sidebar,
  connection,
  locale,
  rates,
  calculator,
  createOrder,
  recentPurchases,
  bonusOffer,
  bonusWindow,
  stakingTerms,
  saleCode,
  orderCode,
  promoActivator,
  discountBanner,
  productList,
  orderPage,
  recreateOrder,
  hideOrder,
  orderActions,
  orderRow,
  orders,
  assignOrder,
  accountSummary,
  forecast,
  forecastForm,
  marketCap,
  investment,
  warningCount,
  settingsBadge,
  supportSidebar,
  demoChat,
  partnerJoin,
  partnerSummary,
  rewards,
  createCode,
  partnerHelp,
  review,
  demoAvailability,
  demoCabinet,
  demoModal,
  modals,
}
export type Machines = typeof machines
