import { Schema } from "effect"
import { AccountSummary } from "#domain/cabinet/account-summary.ts"
import { partnerProfile, emptyAddressBook } from "#domain/fixtures/account.ts"
import { partnerCodes, rewardList } from "#domain/fixtures/partner.ts"
import { summaryBefore } from "#domain/fixtures/dashboard.ts"
import { pendingWithdrawal, type withdrawalFormData } from "#domain/fixtures/withdrawal.ts"
import { ForecastAnswer, type ForecastMonth } from "#domain/cabinet/forecast.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { OperationList } from "#domain/money/operation.ts"
import { NewPartnerCode, PartnerSummary, RewardList } from "#domain/partner/partner.ts"
import { Withdrawal, WithdrawalSummary, type StillUnknown } from "#domain/money/withdrawal.ts"
import { operationList } from "#domain/fixtures/operation.ts"
import { orderExpired, orderUnderPaid } from "#domain/fixtures/order.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { orderList } from "#domain/fixtures/receipt.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import type { IdReused } from "#domain/orders/order-actions.ts"
import { paths } from "#ui/site/paths.ts"
import {
  replyingWith,
  firstReply,
  failingWith,
  follow,
  persistentReply,
  type OnApp,
  type ApiRoute,
} from "#scripts/paths/app/on-app.ts"
import { exportCalls, exportLocally } from "./exports.ts"
import { orderBody } from "./payments.ts"

const get = (path: string) => ({ method: "GET", path }) as const
const post = (path: string) => ({ method: "POST", path }) as const
const lost = (where: ApiRoute) => () => [{ ...where, reply: "no connection" as const }]
const encoded =
  (where: ApiRoute, schema: Schema.ConstraintCodec<any>, status = 200) =>
  (answer: unknown) =>
    replyingWith(where, status, Schema.encodeSync(schema)(answer))

const page = (address: string, calls: OnApp["calls"], more: Partial<OnApp> = {}): OnApp => ({
  address: () => address,
  signedIn: true,
  local: {},
  happens: {},
  calls,
  ...more,
})

const summary = get("/dashboard/summary/")
/** Both coins are asked for at once; the machine takes the answer for btc first. */
const forecastOf = (before: readonly PathStep[]) =>
  get(`/dashboard/forecast/?currencyId=${before.at(-1)?.to === "loading.eth" ? "eth" : "btc"}`)
const opening = get("/withdraws/summary")
const withdraws = post("/withdraws")
// The dashboard's own list asks for every type.
const operations = get("/dashboard/operationhistory/?operationType=Withdrawal")
const history = get("/dashboard/operationhistory/")
const codes = get("/partnership/summary")
const rewards = get("/partnership/rewards")
const newCode = post("/partnership?forsed")
const codeChange = { method: "PATCH", path: `/partnership/codes/${partnerCodes[0]!.value}` } as const
const join = post("/partnership")
const profile = get("/profile")
const orders = post("/orders")
const under = get(`/orders/${orderUnderPaid.id}`)
const accept = post(`${under.path}/accept`)
const complete = post(`${under.path}/complete`)

const partner = { profile: { isPartner: true } } as const
const listOf = (order: Order) =>
  persistentReply(get("/orders/?offset"), Schema.encodeSync(OrderList)(orderList(1, [order])))
const wrong = (where: ApiRoute) => () => replyingWith(where, 409, { code: "WrongState" })

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

export const cabinet: Readonly<Record<string, OnApp>> = {
  accountSummary: page(
    paths.cabinet(),
    { loadSummary: { ok: encoded(summary, AccountSummary), CallFailed: failingWith(summary) } },
    {
      within: ({ page: whole, t }) => whole.getByRole("region", { name: t("dashboard:accounts.title") }),
    },
  ),
  forecast: page(
    paths.cabinet(),
    {
      loadForecast: {
        ok: (months: readonly ForecastMonth[], _, before) => encoded(forecastOf(before), ForecastAnswer)(months),
        CallFailed: (failure: CallFailed, _, before) => failingWith(forecastOf(before))(failure),
      },
    },
    {
      // A customer without accounts sees the way to the first payout instead.
      beside: [persistentReply(summary, Schema.encodeSync(AccountSummary)(summaryBefore))],
      // The dashboard shows the section with its first content.
      fleeting: ["nothing"],
      within: ({ page: whole, t }) => whole.getByRole("region", { name: t("dashboard:forecast.title") }),
    },
  ),
  withdrawal: page(
    paths.withdrawal("btc"),
    {
      openWithdrawal: {
        ok: ({ summary: found }: typeof withdrawalFormData) =>
          replyingWith(opening, 200, Schema.encodeSync(WithdrawalSummary)(found)),
        CallFailed: failingWith(opening),
      },
      createWithdrawal: {
        ok: encoded(withdraws, Withdrawal, 201),
        AnswerLost: lost(withdraws),
        EarlierUnknown: () => [],
        StillUnknown: ({ failure }: StillUnknown) => failingWith(withdraws)(failure),
        Demo: () => replyingWith(withdraws, 403, { code: "demo" }),
        CallFailed: failingWith(withdraws),
      },
      findWithdrawal: {
        ok: (made: Withdrawal | null) =>
          replyingWith(
            operations,
            200,
            Schema.encodeSync(OperationList)(
              made === null
                ? operationList(0, [])
                : operationList(1, [{ ...operationList(1).values[0]!, ...made, type: "Withdrawal" } as never]),
            ),
          ),
        CallFailed: failingWith(operations),
      },
    },
    {
      within: ({ page: whole }) => whole.getByRole("dialog"),
      beside: [persistentReply(get("/address-book"), emptyAddressBook)],
      remembered: { "formId.withdrawal": pendingWithdrawal.id },
      refuses: whyNotWithdrawn,
    },
  ),
  partnerSummary: page(
    paths.partner(),
    { loadPartnerSummary: { ok: encoded(codes, PartnerSummary), CallFailed: failingWith(codes) } },
    {
      ...partner,
      beside: [persistentReply(rewards, Schema.encodeSync(RewardList)(rewardList(0, [])))],
      within: ({ page: whole, t }) => whole.getByRole("region", { name: t("partner:codes.title") }),
    },
  ),
  rewards: page(
    paths.partner(),
    { loadList: { ok: encoded(rewards, RewardList), CallFailed: failingWith(rewards) } },
    {
      ...partner,
      local: { openRewards: ["ok"] },
      beside: [persistentReply(codes, Schema.encodeSync(PartnerSummary)(partnerCodes))],
      within: ({ page: whole, t }) => whole.getByRole("region", { name: t("partner:rewards.title") }),
      happens: {
        "query.changed": ({ query }) => follow(paths.partner(query)),
      },
    },
  ),
  createCode: page(
    paths.partner(),
    {
      createCode: {
        ok: encoded(newCode, NewPartnerCode, 201),
        AnswerLost: lost(newCode),
        CallFailed: failingWith(newCode),
      },
      loadPartnerSummary: { ok: encoded(codes, PartnerSummary), CallFailed: failingWith(codes) },
    },
    {
      ...partner,
      refuses: (steps) =>
        steps.some(
          ({ from, label }, index) =>
            ["created", "outcomeUnknown"].includes(from) && label === "modal.close" && index < steps.length - 1,
        )
          ? "the page reloads its codes by the same call, once there may be one more"
          : null,
      beside: [
        firstReply(codes, Schema.encodeSync(PartnerSummary)(partnerCodes)),
        persistentReply(rewards, Schema.encodeSync(RewardList)(rewardList(0, []))),
      ],
    },
  ),
  changeCode: page(
    paths.partner(),
    { changeCode: { ok: () => replyingWith(codeChange, 204), CallFailed: failingWith(codeChange) } },
    {
      ...partner,
      beside: [
        persistentReply(codes, Schema.encodeSync(PartnerSummary)(partnerCodes)),
        persistentReply(rewards, Schema.encodeSync(RewardList)(rewardList(0, []))),
      ],
      within: ({ page: whole }) => whole,
    },
  ),
  historyFilters: page(
    paths.history(),
    {},
    {
      local: { openHistory: ["ok"] },
      beside: [persistentReply(history, Schema.encodeSync(OperationList)(operationList(0, [])))],
      happens: { "query.changed": ({ query }) => follow(paths.history(query)) },
    },
  ),
  exportHistory: page(paths.history(), exportCalls, {
    local: exportLocally,
    beside: [firstReply(history, Schema.encodeSync(OperationList)(operationList(10)))],
  }),
  printHistory: page(
    paths.history(),
    { loadOperations: { ok: encoded(history, OperationList), CallFailed: failingWith(history) } },
    {
      local: { printOperations: ["ok"] },
      beside: [firstReply(history, Schema.encodeSync(OperationList)(operationList(10)))],
    },
  ),
  exportRewards: page(paths.partner(), exportCalls, {
    ...partner,
    local: exportLocally,
    beside: [
      persistentReply(codes, Schema.encodeSync(PartnerSummary)(partnerCodes)),
      firstReply(rewards, Schema.encodeSync(RewardList)(rewardList(3))),
    ],
  }),
  recreateOrder: page(
    paths.order(orderExpired.id),
    {
      createOrder: {
        ok: encoded(orders, Order, 201),
        IdReused: ({ failure: { message } }: IdReused) => replyingWith(orders, 409, { code: "IdReused", message }),
        CallFailed: failingWith(orders),
      },
    },
    {
      local: { mintOrderId: ["ok"] },
      beside: [persistentReply(get(`/orders/${orderExpired.id}`), orderBody(orderExpired))],
    },
  ),
  orderActions: page(
    paths.orders(),
    {
      completeOrder: { ok: encoded(complete, Order), WrongState: wrong(complete), CallFailed: failingWith(complete) },
      acceptOrder: { ok: encoded(accept, Order), WrongState: wrong(accept), CallFailed: failingWith(accept) },
      loadOrder: {
        ok: encoded(under, Order),
        OrderNotFound: () => replyingWith(under, 404, { code: "NotFound" }),
        CallFailed: failingWith(under),
      },
    },
    {
      beside: [listOf(orderUnderPaid)],
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
      joinProgramme: { ok: () => replyingWith(join, 204), AnswerLost: lost(join), CallFailed: failingWith(join) },
      loadPartnerStatus: {
        // A partner's profile is loaded once more, for the whole page.
        ok: (found: { readonly isPartner: boolean }) => [
          ...replyingWith(profile, 200, found),
          ...(found.isPartner ? replyingWith(profile, 200, partnerProfile) : []),
        ],
        CallFailed: failingWith(profile),
      },
    },
    { within: ({ page: whole }) => whole },
  ),
}
