import type { Listed } from "./focus-problems.ts"

/**
 * The steps after which the focused element is gone and no element has the focus, by reason: "from | event". A walk
 * fails on any other such step.
 */
export const focusLost: Readonly<Record<string, Listed>> = {
  addressBook: {
    owed: ["removing | removal.confirm"],
  },
  assignOrder: {
    answer: ["loading | loadOrder ok", "reloading | loadOrder ok"],
  },
  calculator: {
    answer: [
      "flushing | patchItem ok",
      "loading | loadSubject ok",
      "repricing | loadSubject ok",
      "restoring | loadOrder ok",
    ],
    behind: ["editing.restored | order.continue", "editing.synced | order.continue"],
  },
  cancelWithdrawal: {
    answer: ["sending | cancelWithdrawal AlreadySent", "sending | cancelWithdrawal ok"],
    owed: ["failed | cancel.dismiss"],
  },
  cardStatus: {
    outside: ["switched | order.polled"],
  },
  changeAddress: {
    owed: ["outcomeUnknown | outcome.check", "warned | warning.back", "warned | warning.confirm"],
  },
  changeEmail: {
    owed: ["outcomeUnknown | outcome.check"],
  },
  changePassword: {
    owed: ["outcomeUnknown | outcome.check"],
  },
  confirmCard: {
    answer: ["reload | loadOrder CallFailed", "reload | loadOrder OrderNotFound", "reload | loadOrder ok"],
    outside: ["notConfirmed | cardCode.ended", "failed | cardCode.ended", "wrongCode | cardCode.ended"],
  },
  confirmEmail: {
    owed: ["asking.failed | signUp.claim", "asking.ready | signUp.claim", "failed | confirmation.retry"],
  },
  contractPage: {
    answer: ["loading.first | loadContract ok", "loading.more | loadContract ok"],
    outside: ["ready | data.refreshed"],
  },
  createInvoice: {
    answer: [
      "sending | createInvoice ResponseLost",
      "sending | createInvoice WrongState",
      "sending | createInvoice ok",
    ],
  },
  cryptoStatus: {
    outside: ["underpaid | order.polled"],
  },
  demoAvailability: {
    outside: ["unavailable | demo.changed"],
  },
  demoModal: {
    outside: [
      "form.failed | session.changed",
      "form.failed | session.ended",
      "form.failed | session.lost",
      "form.sending | session.changed",
      "form.sending | session.ended",
      "form.sending | session.lost",
      "form.rateLimited | session.changed",
      "form.rateLimited | session.ended",
      "form.rateLimited | session.lost",
      "form.ready | session.changed",
      "form.ready | session.ended",
      "form.ready | session.lost",
      "form.emailRegistered | session.changed",
      "form.emailRegistered | session.ended",
      "form.emailRegistered | session.lost",
    ],
    behind: [
      "form.failed | dialog.close",
      "form.rateLimited | dialog.close",
      "form.ready | dialog.close",
      "form.emailRegistered | dialog.close",
      "success | dialog.close",
    ],
  },
  enrollInvoice: {
    answer: ["enrolling | enrollInvoice CallFailed", "enrolling | enrollInvoice ok"],
  },
  forecast: {
    outside: ["ready.inCoins | forecast.changed"],
  },
  hideOrder: {
    outside: ["undoable | after hideUndo", "undoable | page.left"],
    owed: ["undoable | hide.undo"],
  },
  historyFilters: {
    outside: ["custom.refused | query.changed"],
  },
  languageOffer: {
    answer: ["changing | changeLocale ok"],
    outside: ["failed | locale.changed"],
    behind: ["failed | offer.decline"],
  },
  lazyChunk: {
    behind: ["failed | chunk.retry"],
  },
  locale: {
    answer: ["changing | changeLocale TextsNotLoaded"],
  },
  modals: {
    outside: ["one | modal.closed"],
  },
  orderActions: {
    answer: [
      "accepting | acceptOrder ok",
      "completing | completeOrder ok",
      "reloading | loadOrder OrderNotFound",
      "reloading | loadOrder ok",
    ],
    behind: ["failed | dialog.close", "expired | dialog.close", "overpaid | dialog.close", "underpaid | dialog.close"],
  },
  orderPage: {
    answer: ["loading | loadOrder ok"],
    outside: ["completed | data.refreshed", "expired | data.refreshed", "unknown | data.refreshed"],
  },
  orderRow: {
    outside: ["deciding | order.changed"],
    owed: ["deciding | actions.close"],
  },
  orders: {
    outside: ["restoring | query.changed"],
  },
  paymentStatus: {
    answer: ["loading | loadOrder ok"],
    outside: [
      "card.paying | payment.switched",
      "crypto.paying | payment.switched",
      "transfer.paying | payment.switched",
      "voucher.paying | payment.switched",
    ],
  },
  pendingEmail: {
    outside: [
      "cancelled | emailChange.pending",
      "cancelling | emailChange.ended",
      "failed | emailChange.ended",
      "failed | emailChange.pending",
      "rateLimited | emailChange.ended",
      "rateLimited | emailChange.pending",
      "resending | emailChange.ended",
      "resent | emailChange.ended",
      "resent | emailChange.pending",
    ],
  },
  promoActivator: {
    outside: ["opened | customer.identified"],
  },
  receiptPage: {
    answer: ["loading | loadOrder ok"],
    outside: ["ready | data.refreshed"],
  },
  recreateOrder: {
    answer: ["sending | createOrder ok"],
  },
  redeemVoucher: {
    answer: ["checkingOutcome | loadOrder CallFailed", "checkingOutcome | loadOrder OrderNotFound"],
  },
  routeGuard: {
    outside: ["notFound | route.changed", "setPassword | route.changed"],
  },
  setPassword: {
    outside: [
      "forced.failed | visit.changed",
      "forced.checkingOutcome | visit.changed",
      "forced.rateLimited | visit.changed",
      "forced.ready | visit.changed",
      "forced.sending | visit.changed",
      "soft.failed | visit.changed",
      "soft.checkingOutcome | visit.changed",
      "soft.rateLimited | visit.changed",
      "soft.ready | visit.changed",
      "soft.sending | visit.changed",
    ],
    behind: [
      "done | prompt.close",
      "soft.failed | prompt.postpone",
      "soft.rateLimited | prompt.postpone",
      "soft.ready | prompt.postpone",
    ],
  },
  signIn: {
    answer: ["sending.requesting | signIn ok"],
  },
  signUp: {
    answer: ["sending.requesting | signUp ok"],
  },
  supportSidebar: {
    outside: ["closed | identification.checking", "closed | identification.none", "closed | identification.failed"],
  },
  twoFactorChallenge: {
    outside: ["editing | call.over", "wrongCode | call.over", "refused | call.over", "usedCode | call.over"],
    behind: [
      "editing | challenge.cancel",
      "editing | twoFactorCode.submit",
      "editing | passkey.submit",
      "wrongCode | challenge.cancel",
      "wrongCode | twoFactorCode.submit",
      "wrongCode | passkey.submit",
      "refused | challenge.cancel",
      "refused | twoFactorCode.submit",
      "refused | passkey.submit",
      "usedCode | challenge.cancel",
      "usedCode | twoFactorCode.submit",
      "usedCode | passkey.submit",
    ],
  },
  twoFactorSettings: {
    owed: [
      "disabling.failed | form.submit",
      "disabling.notDone | form.submit",
      "disabling.usedCode | form.submit",
      "disabling.wrongCode | form.submit",
      "disabling.wrongPassword | form.submit",
      "enabling.failed | form.submit",
      "enabling.notDone | form.submit",
      "enabling.usedCode | form.submit",
      "enabling.wrongCode | form.submit",
      "enabling.wrongPassword | form.submit",
    ],
  },
  watchPayment: {
    outside: ["waiting | order.polled"],
  },
  withdrawal: {
    answer: [
      "sending | createWithdrawal ResponseLost",
      "sending | createWithdrawal PreviousOutcomeUnknown",
      "sending | createWithdrawal OutcomeStillUnknown",
    ],
    behind: ["notFound | withdrawal.resend", "resendRefused | withdrawal.resend", "unchecked | withdrawal.resend"],
    owed: [
      "earlier | form.back",
      "notFound | outcome.check",
      "notSent | form.back",
      "resendRateLimited | outcome.check",
      "resendRefused | outcome.check",
      "unchecked | outcome.check",
    ],
  },
}
