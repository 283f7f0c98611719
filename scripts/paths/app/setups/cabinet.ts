import { emptyAddressBook, partnerProfile } from "#domain/fixtures/account.ts"
import { summaryBefore } from "#domain/fixtures/dashboard.ts"
import { buildOperationList } from "#domain/fixtures/operation.ts"
import { orderExpired, orderUnderPaid } from "#domain/fixtures/order.ts"
import { partnerCodes, buildRewardList } from "#domain/fixtures/partner.ts"
import { buildOrderList } from "#domain/fixtures/receipt.ts"
import { pendingWithdrawal } from "#domain/fixtures/withdrawal.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import type { Operation } from "#domain/money/operation.ts"
import type { Withdrawal } from "#domain/money/withdrawal.ts"
import type { AppSetup } from "#scripts/paths/app/app-setup.ts"
import { paths } from "#ui/site/paths.ts"
import { alwaysReply, beforeFile, replyFirst, page, region } from "./parts.ts"

const partner = (overrides: Partial<AppSetup>): AppSetup =>
  page(paths.partner(), { profile: { isPartner: true }, ...overrides })
const noRewards = alwaysReply("loadRewards", { size: 5 }, buildRewardList(0, []))
const shownCodes = alwaysReply("loadPartnerSummary", undefined, partnerCodes)

const history = { query: unfilteredHistory, size: 10 }
const shownHistory = replyFirst("loadHistory", history, buildOperationList(10))

/**
 * Steps that depend on storage or another tab. tests/e2e/money/withdrawal.spec.ts covers them, because nothing outside
 * of the page can cause them.
 */
const byStorage = new Set([
  "loading openWithdrawal ok checking",
  "sending createWithdrawal OutcomeStillUnknown checking",
  ...["updating", "rateLimited", "form"].map((to) => `resending createWithdrawal CallFailed ${to}`),
  ...["earlier", "notSent"].map((from) => `${from} form.back loading`),
])

/** Returns the response of a history that contains the withdrawal, or of an empty history. */
const historyWith = (made: Withdrawal | null) => {
  const values = buildOperationList(1).values.map(
    (operation) => ({ ...operation, ...made, type: "Withdrawal" }) as Operation,
  )
  return [
    alwaysReply("loadHistory", history, made === null ? buildOperationList(0, []) : buildOperationList(1, values))
      .response!,
  ]
}

export const cabinet: Readonly<Record<string, AppSetup>> = {
  accountSummary: page(paths.cabinet(), { readsOnly: true, locateFlow: region("dashboard:accounts.title") }),
  forecast: page(paths.cabinet(), {
    // The dashboard requests both coins in parallel, so the query distinguishes them.
    query: "currencyId=",
    // A customer without accounts sees an introduction to the first payout instead.
    otherRequests: [alwaysReply("loadSummary", undefined, summaryBefore)],
    // The dashboard shows the section only once it has content.
    transient: ["empty"],
    locateFlow: region("dashboard:forecast.title"),
  }),
  withdrawal: page(paths.withdrawal("btc"), {
    adapters: { openWithdrawal: "loadWithdrawalSummary" },
    // The parameter distinguishes these requests from the dashboard's own list, which requests every type.
    query: "operationType=",
    replies: {
      "createWithdrawal Demo": () => [{ status: 403, body: { code: "demo" } }],
      "findWithdrawal ok": historyWith,
    },
    locateFlow: ({ page: whole }) => whole.getByRole("dialog"),
    otherRequests: [alwaysReply("loadAddressBook", undefined, emptyAddressBook)],
    // The flow searches the history for the request id of the samples.
    sessionItems: (steps) =>
      steps.some(({ label }) => label.startsWith("findWithdrawal"))
        ? { "formId.withdrawal": pendingWithdrawal.id }
        : {},
    findExclusionReason: (steps) => {
      if (steps.some(({ from, label, to }) => byStorage.has(`${from} ${label} ${to}`)))
        return "the browser's storage answers it, or another tab"
      const reloaded = steps.findIndex(({ label }) => label === "loadWithdrawalSummary ok")
      return reloaded !== -1 && steps.slice(reloaded).some(({ to }) => to === "insufficient")
        ? "the balance that the state names was replaced on the way"
        : null
    },
  }),
  partnerSummary: partner({ otherRequests: [noRewards], locateFlow: region("partner:codes.title") }),
  rewards: partner({
    readsOnly: true,
    adapters: { loadList: "loadRewards" },
    otherRequests: [shownCodes],
    locateFlow: region("partner:rewards.title"),
    eventActions: { "query.changed": ({ query }) => ({ follow: paths.partner(query) }) },
  }),
  createPartnerCode: partner({
    query: "forsed",
    findExclusionReason: (steps) =>
      steps.some(
        ({ from, label }, index) =>
          ["created", "outcomeUnknown"].includes(from) && label === "dialog.close" && index < steps.length - 1,
      )
        ? "the page reloads its codes by the same call, once there may be one more"
        : null,
    otherRequests: [replyFirst("loadPartnerSummary", undefined, partnerCodes), noRewards],
  }),
  changePartnerCode: partner({
    otherRequests: [shownCodes, noRewards],
    openFlow: ({ page: whole, t }) => whole.getByText(t("partner:codes.ordersCount", { count: 3 })).click(),
    locateFlow: ({ page: whole }) => whole,
  }),
  historyFilters: page(paths.history(), {
    otherRequests: [alwaysReply("loadHistory", history, buildOperationList(0, []))],
    eventActions: { "query.changed": ({ query }) => ({ follow: paths.history(query) }) },
  }),
  exportHistory: page(paths.history(), { otherRequests: [shownHistory], findExclusionReason: beforeFile }),
  printHistory: page(paths.history(), { otherRequests: [shownHistory] }),
  exportRewards: partner({
    otherRequests: [shownCodes, replyFirst("loadRewards", { size: 5 }, buildRewardList(3))],
    findExclusionReason: beforeFile,
  }),
  recreateOrder: page(paths.orders(), {
    otherRequests: [
      alwaysReply("loadOrders", { query: { state: "All", page: 1 }, size: 10 }, buildOrderList(1, [orderExpired])),
    ],
  }),
  orderActions: page(paths.orders(), {
    otherRequests: [
      alwaysReply("loadOrders", { query: { state: "All", page: 1 }, size: 10 }, buildOrderList(1, [orderUnderPaid])),
    ],
    openFlow: async ({ page: whole, t }) => {
      const menu = t("orders:actions.moreOf", { number: orderUnderPaid.number })
      await whole.getByRole("button", { name: menu }).click()
      await whole.getByRole("button", { name: t("orders:actions.accept") }).click()
    },
    locateFlow: ({ page: whole }) => whole.getByRole("dialog"),
  }),
  partnerJoin: page(paths.cabinet(), {
    replies: {
      // The page loads a partner's profile a second time, for all its parts.
      "loadPartnerStatus ok": (found) =>
        [found, ...(found.isPartner ? [partnerProfile] : [])].map((body) => ({ status: 200, body })),
    },
    locateFlow: ({ page: whole }) => whole,
  }),
}
