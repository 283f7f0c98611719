import { Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { TwoFactor } from "#domain/account/two-factor.ts"
import { AccountItem, MarketCap } from "#domain/cabinet/account-summary.ts"
import { Contract, ContractList } from "#domain/cabinet/contract.ts"
import { ForecastMonth } from "#domain/cabinet/forecast.ts"
import { Investment } from "#domain/cabinet/investment.ts"
import { DemoCabinet } from "#domain/demo/demo.ts"
import { Operation, OperationList } from "#domain/money/operation.ts"
import { Rate } from "#domain/money/rate.ts"
import { Withdrawal, WithdrawalSummary } from "#domain/money/withdrawal.ts"
import { Invoice, PaymentMethod } from "#domain/orders/invoice.ts"
import { Order, OrderList } from "#domain/orders/order.ts"
import { Reward, RewardList, SummaryEntry } from "#domain/partner/partner.ts"
import { Product } from "#domain/shared/product.ts"
import { ReferralCode } from "#domain/shop/referral-code.ts"
import { ProfileWire, Tokens } from "#domain/site/account.ts"
import { profile, tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import {
  forecastMonth,
  investment,
  marketCap,
  operation,
  operationList,
  summaryItem,
} from "#sandbox/schemas/cabinet.ts"
import { demoCabinet } from "#sandbox/schemas/demo.ts"
import { invoice } from "#sandbox/schemas/order-payments.ts"
import { order, orderList } from "#sandbox/schemas/orders.ts"
import { reward, rewardList, summaryEntry } from "#sandbox/schemas/partner.ts"
import { contract, contractList, paymentMethod, product, rate, referralCode } from "#sandbox/schemas/shop.ts"
import { withdrawal, withdrawalSummary } from "#sandbox/schemas/withdrawals.ts"
import { changes, pathsOf, sampleOf, withChange, type Change } from "./samples.ts"

const money = (name: string) => [name, `${name}.amount`]
const coinReward = (name: string) => [
  name,
  ...["baseRevenue", "equivalentRevenue", "baseAccrued", "equivalentAccrued"].flatMap((part) =>
    money(`${name}.${part}`),
  ),
]
const payable = ["invoiceId", "paymentType", "currencyId", "remainAmount", "expireDate"]

/** The fields that section 3 of the specification names and without which no screen works. Every other field may be missing. */
const documented = {
  Tokens: [tokens, Tokens, ["access_token", "refresh_token"]],
  Profile: [profile, ProfileWire, ["id", "email"]],
  TwoFactor: [twoFactor, TwoFactor, ["enabled"]],
  ReferralCode: [referralCode, ReferralCode, ["code", "canBeApplied"]],
  Product: [product, Product, ["id", "localizedToPayAmount"]],
  Order: [
    order,
    Order,
    ["id", "items", "items[].productId", "items[].quantity", ...payable.map((name) => `invoice.${name}`)],
  ],
  OrderList: [orderList, OrderList, ["values"]],
  Invoice: [invoice, Invoice, payable],
  PaymentMethod: [paymentMethod, PaymentMethod, ["type", "items"]],
  Contract: [contract, Contract, ["id", "quantity"]],
  ContractList: [contractList, ContractList, ["values"]],
  Operation: [operation, Operation, ["id", "amount"]],
  OperationList: [operationList, OperationList, ["values"]],
  SummaryItem: [
    summaryItem,
    AccountItem,
    ["quantity", ...["baseBalance", "equivalentBalance", "baseRevenue", "equivalentRevenue"].flatMap(money)],
  ],
  ForecastMonth: [
    forecastMonth,
    ForecastMonth,
    ["month", "year", ...["baseRevenue", "equivalentRevenue"].flatMap(money)],
  ],
  Investment: [investment, Investment, ["partInETH"]],
  MarketCap: [
    marketCap,
    MarketCap,
    [
      "globalCap",
      ...["btc", "eth"].flatMap((coin) => [coin, ...["cap", "percentChange", "rate"].map((part) => `${coin}.${part}`)]),
    ],
  ],
  WithdrawalSummary: [
    withdrawalSummary,
    WithdrawalSummary,
    ["currencyId", "minValue", "maxValue", "balance", "base", "base.currencyId", "base.rate"],
  ],
  Withdrawal: [withdrawal, Withdrawal, ["id", "amount", "address", "currencyId"]],
  PartnerSummaryEntry: [
    summaryEntry,
    SummaryEntry,
    ["value", ...coinReward("btcPartnerReward"), ...coinReward("ethPartnerReward")],
  ],
  Reward: [reward, Reward, ["id"]],
  RewardList: [rewardList, RewardList, ["values"]],
  Rate: [rate, Rate, ["currencyId", "rate"]],
  DemoCabinet: [demoCabinet, DemoCabinet, ["id"]],
} as const

/**
 * Returns true if the change must make the whole order unreadable. An order without its unreadable invoice would look
 * as if no payment were pending.
 */
const isRefused = (path: string, change: Change) => path === "invoice" && change === "unreadable"

describe.each(Object.entries(documented))("%s", (_, [schema, codec, required]) => {
  const sample = sampleOf(schema)
  const read = Schema.decodeUnknownOption(codec as Schema.Codec<unknown, unknown>)
  const paths = pathsOf(sample)

  it("is decoded as documented, and requires only documented fields", () => {
    expect(Option.isSome(read(sample))).toBe(true)
    expect(required.filter((path) => !paths.includes(path))).toEqual([])
  })

  it("is decoded with optional fields missing, null or invalid, and with unknown fields", () => {
    const optional = paths.filter((path) => !required.some((needed) => needed === path))
    const change = fc.oneof(
      ...(optional.length > 0
        ? [
            fc
              .record({ path: fc.constantFrom(...optional), change: fc.constantFrom(...changes) })
              .filter((made) => !isRefused(made.path, made.change)),
          ]
        : []),
      fc.record({ path: fc.constantFrom(...paths), change: fc.constant("with more" as const) }),
    )
    const all = optional.flatMap((path) =>
      changes
        .filter((each) => !isRefused(path, each))
        .map((each): [Array<{ path: string; change: typeof each }>] => [[{ path, change: each }]]),
    )
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (made) => {
        const response = made.reduce((value, { path, change: each }) => withChange(value, path, each), sample)
        expect(Option.isSome(read(response)), JSON.stringify(made)).toBe(true)
      }),
      { examples: all, numRuns: all.length + 60 },
    )
  })
})
