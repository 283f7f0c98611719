import { Schema } from "effect"
import { AccountSummary } from "#domain/cabinet/account-summary.ts"
import { partnerProfile, emptyAddressBook } from "#domain/fixtures/account.ts"
import { partnerCodes, rewardList } from "#domain/fixtures/partner.ts"
import { summaryBefore } from "#domain/fixtures/dashboard.ts"
import { pendingWithdrawal, type withdrawalFormData } from "#domain/fixtures/withdrawal.ts"
import { ForecastAnswer } from "#domain/cabinet/forecast.ts"
import { OperationList } from "#domain/money/operation.ts"
import { NewPartnerCode, PartnerSummary, RewardList } from "#domain/partner/partner.ts"
import { Withdrawal, WithdrawalSummary, type StillUnknown } from "#domain/money/withdrawal.ts"
import { operationList } from "#domain/fixtures/operation.ts"
import { orderExpired, orderUnderPaid } from "#domain/fixtures/order.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { orderList } from "#domain/fixtures/receipt.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { paths } from "#ui/site/paths.ts"
import { failingWith, follow, type OnApp, replyingWith } from "#scripts/paths/app/on-app.ts"
import { always, call, exportCalls, exportLocally, first, get, page, patch, post, region } from "./wiring.ts"

const summary = get("/dashboard/summary/")
/** Both coins are asked for at once; the machine takes the answer for btc first. */
const forecastOf = (before: readonly PathStep[]) =>
  get(`/dashboard/forecast/?currencyId=${before.at(-1)?.to === "loading.eth" ? "eth" : "btc"}`)
const withdraws = post("/withdraws")
const history = get("/dashboard/operationhistory/")
const codes = get("/partnership/summary")
const rewards = get("/partnership/rewards")
const profile = get("/profile")
const orders = post("/orders")
const under = get(`/orders/${orderUnderPaid.id}`)
const loadPartnerSummary = call(codes, PartnerSummary)

const partner = (calls: OnApp["calls"], more: Partial<OnApp>): OnApp =>
  page(paths.partner(), calls, { profile: { isPartner: true }, ...more })
const noRewards = always(rewards, rewardList(0, []), RewardList)
const shownCodes = always(codes, partnerCodes, PartnerSummary)
const shownHistory = first(history, operationList(10), OperationList)

/** What storage or another tab says cannot be answered from outside of the page; tests/withdrawal plays these. */
const whyNotWithdrawn = (steps: readonly PathStep[]): string | null =>
  steps.some(
    ({ from, label, event }) =>
      [
        "createWithdrawal EarlierUnknown",
        "processing createWithdrawal StillUnknown",
        "resending createWithdrawal CallFailed",
      ].some((one) => one === label || one === `${from} ${label}`) ||
      (label === "form.back" && ["earlier", "notSent"].includes(from)) ||
      (label === "openWithdrawal ok" &&
        (event["output"] as { success: typeof withdrawalFormData }).success.pending !== null),
  )
    ? "the browser's storage answers it, or another tab"
    : null

/** The history has the withdrawal, or has not. */
const operationsWith = (made: Withdrawal | null) =>
  made === null
    ? operationList(0, [])
    : operationList(1, [{ ...operationList(1).values[0]!, ...made, type: "Withdrawal" } as never])

export const cabinet: Readonly<Record<string, OnApp>> = {
  accountSummary: page(
    paths.cabinet(),
    { loadSummary: call(summary, AccountSummary) },
    { within: region("dashboard:accounts.title") },
  ),
  forecast: page(
    paths.cabinet(),
    { loadForecast: call(forecastOf, ForecastAnswer) },
    {
      // A customer without accounts sees the way to the first payout instead.
      beside: [always(summary, summaryBefore, AccountSummary)],
      // The dashboard shows the section with its first content.
      fleeting: ["nothing"],
      within: region("dashboard:forecast.title"),
    },
  ),
  withdrawal: page(
    paths.withdrawal("btc"),
    {
      openWithdrawal: call(get("/withdraws/summary"), ({ summary: found }: typeof withdrawalFormData) =>
        Schema.encodeSync(WithdrawalSummary)(found),
      ),
      createWithdrawal: {
        ...call(withdraws, [201, Withdrawal], { AnswerLost: "lost", Demo: [403, "demo"] }),
        EarlierUnknown: () => [],
        StillUnknown: ({ failure }: StillUnknown) => failingWith(withdraws)(failure),
      },
      // The dashboard's own list asks for every type.
      findWithdrawal: call(get("/dashboard/operationhistory/?operationType=Withdrawal"), (made: Withdrawal | null) =>
        Schema.encodeSync(OperationList)(operationsWith(made)),
      ),
    },
    {
      within: ({ page: whole }) => whole.getByRole("dialog"),
      beside: [always(get("/address-book"), emptyAddressBook)],
      remembered: { "formId.withdrawal": pendingWithdrawal.id },
      refuses: whyNotWithdrawn,
    },
  ),
  partnerSummary: partner({ loadPartnerSummary }, { beside: [noRewards], within: region("partner:codes.title") }),
  rewards: partner(
    { loadList: call(rewards, RewardList) },
    {
      local: { openRewards: ["ok"] },
      beside: [shownCodes],
      within: region("partner:rewards.title"),
      happens: { "query.changed": ({ query }) => follow(paths.partner(query)) },
    },
  ),
  createCode: partner(
    {
      createCode: call(post("/partnership?forsed"), [201, NewPartnerCode], { AnswerLost: "lost" }),
      loadPartnerSummary,
    },
    {
      refuses: (steps) =>
        steps.some(
          ({ from, label }, index) =>
            ["created", "outcomeUnknown"].includes(from) && label === "modal.close" && index < steps.length - 1,
        )
          ? "the page reloads its codes by the same call, once there may be one more"
          : null,
      beside: [first(codes, partnerCodes, PartnerSummary), noRewards],
    },
  ),
  changeCode: partner(
    { changeCode: call(patch(`/partnership/codes/${partnerCodes[0]!.value}`), 204) },
    { beside: [shownCodes, noRewards], within: ({ page: whole }) => whole },
  ),
  historyFilters: page(
    paths.history(),
    {},
    {
      local: { openHistory: ["ok"] },
      beside: [always(history, operationList(0, []), OperationList)],
      happens: { "query.changed": ({ query }) => follow(paths.history(query)) },
    },
  ),
  exportHistory: page(paths.history(), exportCalls, { local: exportLocally, beside: [shownHistory] }),
  printHistory: page(
    paths.history(),
    { loadOperations: call(history, OperationList) },
    { local: { printOperations: ["ok"] }, beside: [shownHistory] },
  ),
  exportRewards: partner(exportCalls, {
    local: exportLocally,
    beside: [shownCodes, first(rewards, rewardList(3), RewardList)],
  }),
  recreateOrder: page(
    paths.order(orderExpired.id),
    { createOrder: call(orders, [201, Order]) },
    { beside: [always(get(`/orders/${orderExpired.id}`), orderExpired, Order)] },
  ),
  orderActions: page(
    paths.orders(),
    {
      completeOrder: call(post(`${under.path}/complete`), Order, { WrongState: 409 }),
      acceptOrder: call(post(`${under.path}/accept`), Order, { WrongState: 409 }),
      loadOrder: call(under, Order, { OrderNotFound: [404, "NotFound"] }),
    },
    {
      beside: [always(get("/orders/?offset"), orderList(1, [orderUnderPaid]), OrderList)],
      lead: async ({ page: whole, t }) => {
        const menu = t("orders:actions.moreOf", { number: orderUnderPaid.number })
        await whole.getByRole("button", { name: menu }).click()
        await whole.getByRole("button", { name: t("orders:actions.accept") }).click()
      },
      within: ({ page: whole }) => whole.getByRole("dialog"),
    },
  ),
  partnerJoin: page(
    paths.cabinet(),
    {
      joinProgramme: call(post("/partnership"), 204, { AnswerLost: "lost" }),
      loadPartnerStatus: {
        ...call(profile, 200),
        // A partner's profile is loaded once more, for the whole page.
        ok: (found: { readonly isPartner: boolean }) => [
          ...replyingWith(profile, 200, found),
          ...(found.isPartner ? replyingWith(profile, 200, partnerProfile) : []),
        ],
      },
    },
    { within: ({ page: whole }) => whole },
  ),
}
