/** Stories whose pictures are kept in the repository: the telling state of each screen. */
export const kept: readonly string[] = [
  "account-summary--ready", "api-call--failed", "assign-order--refused", "bonus-offer--offered", "calculator--editing-synced",
  "calculator--no-product", "card-status--needs-confirmation-waiting", "card-status--confirmed", "change-address--warned",
  "change-common--ready", "change-email--ready", "change-password--ready", "complete-over-paid--ready", "confirm-card--wrong-code",
  "confirm-email--oldtoken-sent", "contracts--ready", "contracts--empty", "create-invoice--not-created", "crypto-status--underpaid-waiting",
  "crypto-status--completed", "demo-cabinet--assigned", "demo-chat--ready", "demo-modal--form-ready", "error-details--expanded",
  "export-history--error", "fix-hashrate--error", "forecast--ready-in-money", "forecast-form--editing", "history--ready",
  "history--filtered-empty", "history-filters--custom-refused", "identify-customer--ready", "investment--ready", "lazy-chunk--failed",
  "notifications--some", "order-actions--accepting", "order-page--completed", "orders--ready", "orders--error", "partner-join--modal",
  "partner-summary--ready", "payment-methods--list", "payment-methods--error", "payment-status--expired", "product-list--ready",
  "promo-check--valid-with-sale", "rates--ready", "recent-purchases--shown", "recovery-request--ready", "recovery-set-password--ready",
  "redeem-voucher--pin-required", "review--shown-init", "rewards--ready", "route-guard--not-found", "send-invoice--sent", "session--demo",
  "set-password--forced-ready", "settings-tabs--common", "sidebar--open", "sign-in--ready", "sign-in--unverified", "sign-up--ready",
  "staking-terms--refused", "support-sidebar--open-talking", "two-factor-challenge--invalid", "two-factor-settings--enabling-ready",
  "watch-payment--waiting-waiting", "withdrawal--form", "withdrawal--warned", "withdrawal--success",
].map((state) => `states-${state}`)
