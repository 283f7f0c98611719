const group = (why: string, ...machines: readonly string[]) => machines.map((machine) => [machine, why] as const)

/** Why the paths of a machine are not walked on the whole app. */
export const elsewhere: Readonly<Record<string, string>> = Object.fromEntries([
  ...group(
    "It is a part of another flow's page; the stories of tests/e2e lead there.",
    "promoCheck", "resendConfirmation", "promoVisibility", "copyText", "countdown", "createInvoice", "redeemVoucher", "sendInvoice",
    "confirmCard", "enrollInvoice", "errorDetails", "identifyCustomer", "fixHashrate", "completeOverPaid", "historyFilters",
    "exportHistory", "createOrder", "recentPurchases", "bonusOffer", "stakingTerms", "saleCode", "orderCode", "promoActivator",
    "discountBanner", "recreateOrder", "hideOrder", "orderActions", "orderRow", "assignOrder", "forecast", "forecastForm", "marketCap",
    "partnerJoin", "createCode", "partnerHelp", "demoAvailability",
  ),
  ...group(
    "It lives beside every page and has begun before a path could hold its answers.",
    "setPassword", "marketingCapture", "referralCapture", "session", "tokenRefresh", "apiCall", "twoFactorChallenge", "signOut", "lazyChunk",
    "routeGuard", "notifications", "notification", "theme", "sidebar", "connection", "locale", "warningCount", "settingsBadge",
    "supportSidebar", "demoChat", "review", "demoModal", "modals",
  ),
  ...group(
    "Other machines of its page ask or say the same at the same time, and a path cannot tell them apart.",
    "changeCommon", "changeEmail", "changeAddress", "accountSummary", "partnerSummary", "rewards", "paymentMethods", "watchPayment", "cardStatus", "cryptoStatus",
    "calculator", "withdrawal", "demoCabinet",
  ),
  ...group("Its walk looks at marks that stand for the forms of its tabs.", "settingsTabs"),
])
