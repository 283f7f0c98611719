const group = (why: string, machines: string) => machines.split(" ").map((machine) => [machine, why] as const)

/** Reasons why the paths of a machine are not walked on the whole app. */
export const excluded: Readonly<Record<string, string>> = Object.fromEntries([
  ...group(
    "Not a call of the API but what its form says to the page moves it: it is walked inside the calculator, on the screen.",
    "orderPromoCode saleCode promoActivator discountBanner stakingTerms bonusOffer createOrder",
  ),
  ...group(
    "It asks nothing and is moved by a press or a clock alone: the screen walk presses the same.",
    "promoVisibility countdown bonusWindow errorDetails orderRow forecastForm partnerHelp sidebar theme notification settingsTabs demoAvailability modals settingsBadge pageParts",
  ),
  ...group(
    "The browser itself answers it (clipboard, storage, cookies, passkeys, chance), and a page cannot make it answer otherwise.",
    "copyText marketingCapture referralCapture locale languageOffer consent recentPurchases trackRecord connection lazyChunk pendingWithdrawals passkeys passkeySignIn passkeyFactor",
  ),
  ...group(
    "It asks for the products as the product list does, whose paths are walked on the whole app.",
    "homeCalculator",
  ),
  ...group(
    "What was paid for the order decides whether it asks, and a few seconds pass before it calls: the screen walk and a story of tests/e2e do both.",
    "hideOrder",
  ),
  ...group(
    "Every page runs it, and it has begun before a path could hold its answers; the stories of tests/e2e lose sessions, connections and answers under it.",
    "setPassword session tokenRefresh poll apiCall twoFactorChallenge signOut routeGuard notifications warningCount pendingEmail supportSidebar demoChat review demoModal pageParts",
  ),
  ...group(
    "Its page opens it only after another flow of the same page has ended: the walk of that one, and a story of tests/e2e, lead there.",
    "promoCheck resendConfirmation identifyCustomer fixHashrate assignOrder marketCap estimate returns customerTasks demoCabinet cancelWithdrawal historyTotals",
  ),
])

export const findMachineExclusionReason = (machine: string): string =>
  excluded[machine] ?? "No file of scripts/paths/app/setups has its address yet."
