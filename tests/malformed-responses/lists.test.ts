import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AccountSummary } from "#domain/cabinet/account-summary.ts"
import { ContractList } from "#domain/cabinet/contract.ts"
import { ForecastResponse } from "#domain/cabinet/forecast.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import { OperationList } from "#domain/money/operation.ts"
import { PaymentMethod, PaymentMethods } from "#domain/orders/invoice.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { PartnerSummary, RewardList } from "#domain/partner/partner.ts"
import { listEntriesWithGaps, type DecodedEntries } from "#domain/shared/entries.ts"
import { Product, Products } from "#domain/shared/product.ts"
import { RecentPurchases } from "#domain/shop/recent-purchase.ts"
import { ReferralCode } from "#domain/shop/referral-code.ts"
import { investment, operation, summaryItem, forecastMonth } from "#sandbox/schemas/cabinet.ts"
import { payment } from "#sandbox/schemas/order-payments.ts"
import { order } from "#sandbox/schemas/orders.ts"
import { reward, summaryEntry } from "#sandbox/schemas/partner.ts"
import { contract, paymentMethod, product, recentPurchases, referralCode } from "#sandbox/schemas/shop.ts"
import { sampleOf, withChange } from "./samples.ts"

const list =
  <A>(codec: Schema.Codec<DecodedEntries<A>, unknown>) =>
  (entries: ReadonlyArray<unknown>): DecodedEntries<unknown> | null =>
    Option.getOrNull(Schema.decodeUnknownOption(codec)(entries))
const page =
  <A>(codec: Schema.Codec<{ readonly values: DecodedEntries<A> }, unknown>) =>
  (entries: ReadonlyArray<unknown>) =>
    Option.getOrNull(Schema.decodeUnknownOption(codec)({ total: entries.length, values: entries }))?.values ?? null
const inside =
  <A>(codec: Schema.Codec<A, unknown>, sample: unknown, name: string, read: (response: A) => DecodedEntries<unknown>) =>
  (entries: ReadonlyArray<unknown>) => {
    const response = Schema.decodeUnknownOption(codec)(Object.assign({}, sample, { [name]: entries }))
    return Option.isSome(response) ? read(response.value) : null
  }

const first = (sample: unknown): unknown => (Array.isArray(sample) ? sample[0] : sample)
const within = (sample: unknown, name: string): unknown => first(Reflect.get(Object(sample), name))
const bonus = within(within(sampleOf(investment), "history"), "values")
const limit = within(sampleOf(referralCode), "limits")
const way = within(sampleOf(paymentMethod), "items")
const bought = within(sampleOf(order), "paymentTypes")

const lists = {
  "GET /orders/": [sampleOf(order), page(OrderList)],
  "GET /contracts/": [sampleOf(contract), page(ContractList)],
  "GET /dashboard/operationhistory/": [sampleOf(operation), page(OperationList)],
  "GET /partnership/rewards": [sampleOf(reward), page(RewardList)],
  "GET /dashboard/investment": [
    bonus,
    (values: ReadonlyArray<unknown>) =>
      Option.getOrNull(Schema.decodeUnknownOption(Investment)({ partInETH: "16", history: { values } }))?.history
        .values ?? null,
  ],
  "GET /products": [sampleOf(product), list(Products)],
  "GET /dashboard/summary/": [sampleOf(summaryItem), list(AccountSummary)],
  "GET /dashboard/forecast/": [sampleOf(forecastMonth), list(ForecastResponse)],
  "GET /partnership/summary": [sampleOf(summaryEntry), list(PartnerSummary)],
  "GET /fomo/recentPurchases": [first(sampleOf(recentPurchases)), list(RecentPurchases)],
  "POST /orders/{id}/paymenttypecurrencies": [sampleOf(paymentMethod), list(PaymentMethods)],
  "the items of a method": [way, inside(PaymentMethod, sampleOf(paymentMethod), "items", (response) => response.items)],
  "the payments of an order": [
    sampleOf(payment),
    inside(Order, sampleOf(order), "payments", (response) => response.payments),
  ],
  "the payment types of an order": [
    bought,
    inside(Order, sampleOf(order), "paymentTypes", (response) => response.paymentTypes),
  ],
  "the flags of a product": ["new", inside(Product, sampleOf(product), "flags", (response) => response.flags)],
  "the limits of a code": [
    limit,
    inside(ReferralCode, sampleOf(referralCode), "limits", (response) => response.limits),
  ],
} as const

const broken = fc.oneof(
  fc.constantFrom(null, {}, [], 42, true, { id: 7, amount: "1e999" }),
  fc.dictionary(fc.string(), fc.anything()).map((odd) => ({ odd })),
)

describe.each(Object.entries(lists))("%s", (_, [entry, read]) => {
  it("shows the readable entries, and keeps the place of an unreadable one", () => {
    const [alone] = read([entry]) ?? []
    expect(alone).toBeDefined()
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), broken, (readable, odd) => {
        const entries = read(readable.map((is) => (is ? entry : odd)))
        expect(entries).not.toBeNull()
        expect(listEntriesWithGaps(entries ?? []).map((place) => place !== null)).toEqual(readable)
      }),
    )
  })
})

it("a page without a total has at least the number of its entries", () => {
  const total = (wire: unknown) => Option.getOrNull(Schema.decodeUnknownOption(ContractList)(wire))?.total
  const values = [sampleOf(contract), withChange(sampleOf(contract), "id", "removed")]
  expect([undefined, null, "many", -1, 0.5, 1].map((sent) => total({ total: sent, values }))).toEqual([
    2, 2, 2, 2, 2, 2,
  ])
  expect(total({ total: 12, values })).toBe(12)
})
