import type { PortPhrases } from "../phrases"
import { counted } from "../phrases"

/** Calls to the server and the browser, and each of their answers. */
export const ports: Readonly<Record<string, PortPhrases>> = {
  checkCode: { call: "checking the promo code", answers: { ok: "the server answers about the promo code" } },
  obtainHumanCheck: { call: "the human check", answers: { ok: "the human check lets the person through" } },
  signIn: {
    call: "signing in",
    answers: {
      ok: "the server lets the person in",
      UserNotVerified: "the server answers that the e-mail address is not confirmed",
    },
  },
  requestMail: { call: "asking for the mail", answers: { ok: "the server promises to send the mail" } },
  takeTokenFromAddress: {
    call: "reading the link",
    answers: { ok: "the link of the mail has its code", NoToken: "the link came without its code" },
  },
  confirmEmail: {
    call: "confirming the address",
    answers: {
      ok: "the server confirms the address",
      OldToken: "the server answers that the link has expired",
      AlreadyConfirmed: "the server answers that the address is confirmed already",
      OwnershipUnknown: "the server asks whose sign-up it was",
    },
  },
  disownSignUp: {
    call: "disowning the sign-up",
    answers: {
      ok: "the server ends the account's sessions and removes its password",
      OldToken: "the server answers that the link has expired",
      AlreadyConfirmed: "the server answers that the address is confirmed already",
    },
  },
  signUp: {
    call: "signing up",
    answers: {
      ok: "the server creates the account",
      AlreadyRegistered: "the server answers that there is an account with this address already",
    },
  },
  copyText: {
    call: "copying",
    answers: { ok: "the browser copies the text", CopyRefused: "the browser refuses to copy" },
  },
  readClock: { call: "reading the clock", answers: { ok: "the clock is read" } },
  loadProfile: { call: "loading the profile", answers: { ok: "the profile arrives" } },
  loadMethods: { call: "loading the ways to pay", answers: { ok: "the ways to pay arrive" } },
  openCheckout: {
    call: "going to the card page",
    answers: {
      ok: "the browser goes to the card page",
      NotAllowed: "the address of the card page is not one of the allowed ones",
    },
  },
  enrollInvoice: { call: "reporting the return", answers: { ok: "the server takes note of the return" } },
  redeemVoucher: {
    call: "redeeming the voucher",
    answers: {
      ok: "the server takes the voucher",
      VoucherNotFound: "the server answers that there is no such voucher",
      VoucherRedeemed: "the server answers that the voucher is used up",
      InvoiceNotFound: "the server answers that there is no invoice for a voucher",
      PinRequired: "the server asks for the PIN",
      AnswerLost: "the server's answer gets lost on its way",
    },
  },
  sendInvoice: {
    call: "sending the invoice",
    answers: { ok: "the server sends the invoice", AnswerLost: "the server's answer gets lost on its way" },
  },
  confirmCard: {
    call: "sending the code",
    answers: {
      ok: "the bank takes the code",
      WrongCode: "the bank answers that the code is wrong",
      ConfirmationError: "the bank ends the confirmation",
      AnswerLost: "the server's answer gets lost on its way",
    },
  },
  identifyCustomer: {
    call: "saying who pays",
    answers: {
      ok: "the server knows who pays",
      OrderLinked: "the server answers that the order belongs to another customer",
      EmailRegistered: "the server answers that the address has an account",
    },
  },
  createInvoice: {
    call: "preparing the payment",
    answers: {
      ok: "the server prepares the payment",
      AnswerLost: "the server's answer gets lost on its way",
      WrongState: "the server answers that this order can no longer be paid like this",
    },
  },
  loadOrder: {
    call: "loading the order",
    answers: { ok: "the order arrives", OrderNotFound: "the server answers that there is no such order" },
  },
  loadContracts: {
    call: "loading the contracts",
    answers: {
      ok: ({ total }) =>
        total === 0
          ? "an empty list of contracts arrives"
          : `${counted("en-US", total, { one: "contract", other: "contracts" })} in all: the list arrives`,
    },
  },
  renewToken: {
    call: "renewing the session",
    answers: { ok: "the session is renewed", SessionLost: "the server answers that the session is over" },
  },
  signOut: { call: "telling the server of the sign-out", answers: { ok: "the server ends the session" } },
  loadChunk: {
    call: "loading the part",
    answers: { ok: "the part of the site arrives", NotLoaded: "the part of the site does not arrive" },
  },
  saveTheme: { call: "keeping the theme", answers: { ok: "the browser keeps the theme" } },
  saveSidebar: { call: "keeping the sidebar", answers: { ok: "the browser keeps how the sidebar stands" } },
  showLocale: {
    call: "showing the language",
    answers: { ok: "the texts of the language arrive", TextsMissing: "the texts of the language do not arrive" },
  },
  savePreferences: {
    call: "saving language and currency",
    answers: { ok: "the server saves language and currency", AnswerLost: "the server's answer gets lost on its way" },
  },
  findSetting: {
    call: "looking for the setting",
    answers: { ok: (found) => (found ? "it proves to be saved" : "it proves not to be saved") },
  },
  findAddress: {
    call: "looking for the address",
    answers: { ok: (found) => (found ? "it proves to be saved" : "it proves not to be saved") },
  },
  findPreferences: {
    call: "looking for language and currency",
    answers: { ok: (found) => (found ? "it proves to be saved" : "it proves not to be saved") },
  },
  saveSetting: {
    call: "saving the setting",
    answers: {
      AnswerLost: "the server's answer gets lost on its way",
      ok: "the server saves the setting",
      IncorrectPassword: "the server answers that the password is incorrect",
    },
  },
  saveAddress: {
    call: "saving the address",
    answers: {
      AnswerLost: "the server's answer gets lost on its way",
      ok: "the server saves the address",
      IncorrectPassword: "the server answers that the password is incorrect",
    },
  },
  loadTwoFactor: {
    call: "loading the two-factor settings",
    answers: {
      ok: ({ enabled }) => (enabled ? "two-factor proves to be enabled" : "two-factor proves to be disabled"),
      EmailNotConfirmed: "the server answers that the e-mail address is not confirmed",
    },
  },
  enableTwoFactor: {
    call: "enabling two-factor",
    answers: {
      CodeUsed: "the server answers that the code has been used",
      AnswerLost: "the server's answer gets lost on its way",
      ok: "the server enables two-factor",
      IncorrectPassword: "the server answers that the password is incorrect",
      WrongCode: "the server answers that the code is wrong",
      OutOfStep: "the server answers that it is enabled already",
    },
  },
  disableTwoFactor: {
    call: "disabling two-factor",
    answers: {
      CodeUsed: "the server answers that the code has been used",
      AnswerLost: "the server's answer gets lost on its way",
      ok: "the server disables two-factor",
      IncorrectPassword: "the server answers that the password is incorrect",
      WrongCode: "the server answers that the code is wrong",
      OutOfStep: "the server answers that it is disabled already",
    },
  },
  changeLocale: {
    call: "changing the language",
    answers: { ok: "the texts of the language arrive", TextsMissing: "the texts of the language do not arrive" },
  },
  loadHistory: {
    call: "loading the history",
    answers: {
      ok: ({ total }) =>
        total === 0
          ? "an empty history arrives"
          : `${counted("en-US", total, { one: "operation", other: "operations" })} in all: the list arrives`,
    },
  },
  openHistory: { call: "changing the address", answers: { ok: "the address is changed" } },
  loadOperations: {
    call: "reading the operations",
    answers: {
      ok: ({ total, values }) =>
        `${values.length} of ${counted("en-US", total, { one: "operation", other: "operations" })} arrive`,
    },
  },
  saveTable: { call: "saving the table", answers: { ok: "the browser saves the table" } },
  printOperations: { call: "printing", answers: { ok: "the printing is over" } },
  settleRequests: {
    call: "looking for withdrawals without an answer",
    answers: {
      ok: (requests) =>
        requests.length === 0 ? "no withdrawal is without an answer" : "the outcome of a withdrawal is unknown",
    },
  },
  openWithdrawal: { call: "loading the balance", answers: { ok: "balance and limits arrive" } },
  createWithdrawal: {
    call: "withdrawing",
    answers: {
      ok: "the server creates the withdrawal",
      AnswerLost: "the server's answer gets lost on its way",
      EarlierUnknown: "nothing is sent: the outcome of an earlier withdrawal is unknown",
      StillUnknown: "the server does not say what became of the earlier try",
      Demo: "the server answers that a demo account may not withdraw",
    },
  },
  findWithdrawal: {
    call: "looking for the withdrawal in the history",
    answers: {
      ok: (found) => (found === null ? "it is not in the history" : "it is in the history"),
    },
  },
  loadRates: { call: "loading the rates", answers: { ok: "the rates arrive" } },
  loadSubject: {
    call: "loading the product or order",
    answers: {
      ok: "what is to be bought arrives",
      OrderNotFound: "the server answers that there is no such order",
      CodeRequired: "the server answers that it sells nothing without a referral code",
    },
  },
  patchItem: { call: "saving the change", answers: { ok: "the server saves the change" } },
  patchCode: { call: "removing the code", answers: { ok: "the server removes the code" } },
  mintOrderId: { call: "making a number for the order", answers: { ok: "the new order gets its number" } },
  createOrder: {
    call: "creating the order",
    answers: { ok: "the server creates the order", IdReused: "the server answers that this order number is taken" },
  },
  loadOrders: {
    call: "loading the orders",
    answers: {
      ok: ({ total }) =>
        total === 0
          ? "an empty list of orders arrives"
          : `${counted("en-US", total, { one: "order", other: "orders" })} in all: the list arrives`,
    },
  },
  acceptOrder: {
    call: "accepting the part",
    answers: {
      ok: "the server accepts the paid part",
      WrongState: "the server answers that the order is in another state by now",
    },
  },
  completeOrder: {
    call: "completing the order",
    answers: {
      ok: "the server completes the order with the extra power",
      WrongState: "the server answers that the order is in another state by now",
    },
  },
  hideOrder: { call: "hiding the order", answers: { ok: "the order is hidden" } },
  restoreOrders: {
    call: "bringing removed orders back",
    answers: { ok: "the browser forgets that they were removed" },
  },
  loadProducts: {
    call: "loading the products",
    answers: {
      ok: "the products arrive",
      CodeRequired: "the server answers that it sells nothing without a referral code",
    },
  },
  readBonus: { call: "looking how the bonus stands", answers: { ok: "it is known how the bonus stands" } },
  acceptBonus: {
    call: "taking the bonus",
    answers: {
      ok: "the server adds the bonus to the order",
      WrongState: "the server answers that nothing is offered any more",
    },
  },
  loadRecentPurchases: {
    call: "loading the recent purchases",
    answers: {
      ok: (purchases) =>
        purchases.length === 0 ? "an empty list of recent purchases arrives" : "recent purchases arrive",
    },
  },
  drawChance: { call: "drawing a number", answers: { ok: "chance decides how long to wait" } },
  saveOrderCodeInBackground: { call: "sending the promo code along", answers: { ok: "the promo code is sent along" } },
  saveItemInBackground: { call: "sending the change along", answers: { ok: "the change is sent along" } },
  assignOrder: {
    call: "assigning the order",
    answers: {
      ok: "the server assigns the order to the person",
      AssignmentRefused: "the server refuses to assign the order and says why",
      OrderNotFound: "the server answers that there is no such order",
    },
  },
  sendCall: {
    call: "the call",
    answers: {
      ok: "the server answers the call",
      TokenRejected: "the server does not accept the session's key",
      TwoFactorRequired: "the server asks for the second factor's code",
      Refused: "the server refuses the call and says why",
    },
  },
  reportFault: { call: "reporting the fault", answers: { ok: "a notification shows the server's fault" } },
  renewSession: {
    call: "renewing the session",
    answers: { ok: "the session is renewed", SessionLost: "the server answers that the session is over" },
  },
  askCode: { call: "asking for the code", answers: { ok: "the person gives the code" } },
  captureMarketing: {
    call: "reading where the visitor came from",
    answers: {
      ok: "where the visitor came from is stored",
      Expired: "what was stored of the visitor's source is too old",
    },
  },
  saveReferralCode: { call: "storing the code", answers: { ok: "the browser stores the code" } },
  removeCode: { call: "removing the code", answers: { ok: "the browser forgets the code" } },
  requestRecovery: {
    call: "asking for the recovery mail",
    answers: { ok: "the server promises to send the recovery mail" },
  },
  resetPassword: { call: "setting the new password", answers: { ok: "the server sets the new password" } },
  findPassword: {
    call: "looking for the password",
    answers: { ok: (found) => (found ? "it proves to be saved" : "it proves not to be saved") },
  },
  savePassword: {
    call: "saving the password",
    answers: { ok: "the server saves the password", AnswerLost: "the server's answer gets lost on its way" },
  },
  rememberLater: { call: "remembering for later", answers: { ok: "the browser remembers that the person said later" } },
  loadPurchases: { call: "looking for purchases", answers: { ok: "the server answers what the person has bought" } },
  loadSummary: { call: "loading the accounts", answers: { ok: "the accounts arrive" } },
  loadForecast: { call: "loading the forecast", answers: { ok: "the forecast of one coin arrives" } },
  loadMarketCap: {
    call: "loading the market",
    answers: {
      ok: (market) => (market === null ? "the market cannot be had" : "the market arrives"),
    },
  },
  loadInvestment: {
    call: "loading the investment",
    answers: {
      ok: "what is staked arrives",
      NoInvestment: "the server answers that it has no such summary",
    },
  },
  loadWarningCount: {
    call: "counting the orders",
    answers: {
      ok: (count) =>
        count === 0
          ? "the server answers that no order needs attention"
          : `${counted("en-US", count, { one: "order needs", other: "orders need" })} attention, the server answers`,
    },
  },
  findChat: {
    call: "looking for the chat",
    answers: { ok: "the chat is there", ChatMissing: "the chat is not there yet" },
  },
  openSupport: {
    call: "opening the support chat",
    answers: {
      ok: (chat) => (chat === "local" ? "the page has a chat of its own" : "the chat of a third party opens"),
      ChatMissing: "the chat is not there yet",
    },
  },
  openChat: { call: "opening the chat", answers: { ok: "the chat opens" } },
  joinProgramme: {
    call: "joining the programme",
    answers: {
      ok: "the server takes the person into the programme",
      AnswerLost: "the server's answer gets lost on its way",
    },
  },
  loadPartnerStatus: {
    call: "asking whether the person is a partner",
    answers: {
      ok: ({ isPartner }) =>
        isPartner ? "the profile says that the person is a partner" : "the profile says that the person is no partner",
    },
  },
  loadPartnerSummary: {
    call: "loading the codes",
    answers: {
      ok: (codes) =>
        codes.length === 0
          ? "the server answers that there are no codes"
          : `${counted("en-US", codes.length, { one: "code", other: "codes" })}: the list arrives`,
    },
  },
  loadRewards: {
    call: "loading the rewards",
    answers: {
      ok: ({ total }) =>
        total === 0
          ? "an empty list of rewards arrives"
          : `${counted("en-US", total, { one: "reward", other: "rewards" })} in all: the list arrives`,
    },
  },
  createCode: {
    call: "creating the code",
    answers: {
      ok: "the server creates the code",
      AnswerLost: "the server's answer gets lost on its way",
    },
  },
  saveHelpVisibility: { call: "remembering the help", answers: { ok: "the browser remembers the choice" } },
  awaitOtherPrompts: {
    call: "waiting for its place",
    answers: { ok: "the page shows no dialog, no failure and nothing that loads" },
  },
  claimPrompt: {
    call: "reserving the prompt",
    answers: {
      ok: (claim) =>
        claim === "claimed"
          ? "this tab is the first to show it"
          : claim === "sent"
            ? "a review was given before"
            : claim === "prompted"
              ? "it was shown in this session of the browser"
              : "an e-mail address was confirmed a moment ago",
    },
  },
  sendReview: {
    call: "sending the review",
    answers: { ok: "the content site takes the review", NotTaken: "the content site does not take the review" },
  },
  saveReviewSent: { call: "remembering the review", answers: { ok: "the browser remembers that a review was given" } },
  checkDeployment: {
    call: "looking for a newer build",
    answers: {
      ok: ({ build }) =>
        ({
          other: "the site serves a newer build",
          known: "the site answers, there is no newer build",
          silent: "the site does not answer",
        })[build as "other"],
    },
  },
  reloadPage: { call: "reloading the page", answers: { ok: "the browser begins to reload the page" } },
  readDemo: { call: "looking for the demo cabinet", answers: { ok: "the browser says which demo cabinet it has" } },
  mintDemo: { call: "naming the demo cabinet", answers: { ok: "the new demo cabinet gets its id" } },
  createDemo: { call: "opening the demo cabinet", answers: { ok: "the server opens the demo cabinet" } },
  loadDemo: {
    call: "loading the demo cabinet",
    answers: {
      ok: "the demo cabinet arrives",
      DemoMissing: "the server answers that there is no such demo cabinet",
    },
  },
  assignDemo: {
    call: "making the demo an account",
    answers: {
      ok: "the server makes the demo an account",
      EmailTaken: "the server answers that the address belongs to an account",
    },
  },
}
