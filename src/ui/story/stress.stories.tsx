import { profile } from "#domain/fixtures/account.ts"
import { buildContractList } from "#domain/fixtures/contract.ts"
import { btcAccount, ethAccount, stakingAccount } from "#domain/fixtures/dashboard.ts"
import { buildOperationList } from "#domain/fixtures/operation.ts"
import { buildRewardList } from "#domain/fixtures/partner.ts"
import { hugeProduct, tinyProduct } from "#domain/fixtures/product.ts"
import { buildVisibleOrders } from "#domain/fixtures/receipt.ts"
import {
  stressCodes,
  stressForecast,
  stressInvestment,
  stressMarket,
  stressOperations,
  stressOrders,
  stressRewards,
} from "#domain/fixtures/stress-lists.ts"
import {
  hugeIssued,
  buildHugeOrder,
  hugeUnderPaid,
  longEmail,
  longProfile,
  stressContracts,
  stressMethods,
  stressNotifications,
  tinyIssued,
  buildTinyOrder,
} from "#domain/fixtures/stress.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { decimal } from "#domain/shared/money.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { createInitialQuote } from "#domain/shop/quote.ts"
import { accountSummaryWalk } from "#ui/cabinet/account-summary/account-summary.walk.tsx"
import { contractsWalk } from "#ui/cabinet/contracts/contracts.walk.tsx"
import { forecastWalk } from "#ui/cabinet/forecast/forecast.walk.tsx"
import { investmentWalk } from "#ui/cabinet/investment/investment.walk.tsx"
import { marketCapWalk } from "#ui/cabinet/market-cap/market-cap.walk.tsx"
import { historyWalk } from "#ui/money/history/history.walk.tsx"
import { ordersWalk } from "#ui/orders/orders/orders.walk.tsx"
import { partnerSummaryWalk } from "#ui/partner/partner-summary/partner-summary.walk.tsx"
import { rewardsWalk } from "#ui/partner/rewards/rewards.walk.tsx"
import { cryptoStatusWalk } from "#ui/payments/crypto-status/crypto-status.walk.tsx"
import { paymentMethodsWalk } from "#ui/payments/payment-methods/payment-methods.walk.tsx"
import { calculatorWalk } from "#ui/shop/calculator/calculator.walk.tsx"
import { notificationsWalk } from "#ui/site/notifications/notifications.walk.tsx"
import { sessionWalk } from "#ui/site/session/session.walk.tsx"
import { stressStory } from "./story-stress.tsx"

export default { title: "Stress/Screens", tags: ["stress"] }

const products = [hugeProduct, tinyProduct]

export const CalculatorHuge = stressStory(calculatorWalk, "editing.synced", {
  products,
  productId: hugeProduct.id,
  quote: createInitialQuote(offerOfProduct(hugeProduct), hugeProduct.defaultValue),
})
export const CalculatorTiny = stressStory(calculatorWalk, "editing.synced", {
  products,
  productId: tinyProduct.id,
  quote: createInitialQuote(offerOfProduct(tinyProduct), tinyProduct.defaultValue),
})

export const OrdersHugeAndTiny = stressStory(ordersWalk, "ready", {
  list: buildVisibleOrders(stressOrders.length, stressOrders),
})
export const OrdersThousandsOfPages = stressStory(ordersWalk, "ready", {
  list: buildVisibleOrders(987_654_321, stressOrders),
  query: { state: "All", page: 49_382_716 },
})

export const CryptoStatusHuge = stressStory(cryptoStatusWalk, "waiting", { order: hugeIssued })
export const CryptoStatusHugeUnderpaid = stressStory(cryptoStatusWalk, "underpaid", { order: hugeUnderPaid })
export const CryptoStatusTiny = stressStory(cryptoStatusWalk, "waiting", { order: tinyIssued })
export const CryptoStatusHugeOverpaid = stressStory(cryptoStatusWalk, "overpaid", { order: buildHugeOrder("OverPaid") })
export const CryptoStatusHugeExpired = stressStory(cryptoStatusWalk, "expired", { order: buildHugeOrder("Expired") })

export const PaymentMethodsHuge = stressStory(paymentMethodsWalk, "list", {
  profile: { ...profile, email: longEmail },
  order: buildHugeOrder("Assigned"),
  methods: stressMethods,
})
export const PaymentMethodsTiny = stressStory(paymentMethodsWalk, "list", {
  profile: { ...profile, email: "a@b.co" },
  order: buildTinyOrder("Assigned"),
  methods: stressMethods,
})

const huge = { amount: decimal("20999999.9769"), currencyId: "btc" } as const
const worth = { amount: decimal("123456769999999.13"), currencyId: "rub" } as const
const tiny = { amount: decimal("0.00000001"), currencyId: "eth" } as const
const nearlyNothing = { amount: decimal("0"), currencyId: "rub" } as const

export const AccountSummaryHugeAndTiny = stressStory(accountSummaryWalk, "ready", {
  accounts: [
    {
      ...btcAccount,
      quantity: decimal("12345678.5"),
      baseBalance: huge,
      equivalentBalance: worth,
      baseRevenue: huge,
      equivalentRevenue: worth,
      baseOperation: { ...huge, createDate: "2026-11-20T06:00:00Z" },
      equivalentOperation: worth,
    },
    {
      ...ethAccount,
      quantity: decimal("0.00000007"),
      baseBalance: tiny,
      equivalentBalance: nearlyNothing,
      baseRevenue: tiny,
      equivalentRevenue: nearlyNothing,
    },
    stakingAccount,
    { ...btcAccount, unit: "sols" },
  ],
})

export const ContractsHugeAndTiny = stressStory(contractsWalk, "ready", {
  list: buildContractList(stressContracts.length, stressContracts),
})
export const ContractsThousandsOfPages = stressStory(contractsWalk, "ready", {
  list: buildContractList(123_456, stressContracts),
  query: { page: 6_172, state: "All" },
})

export const ForecastInMoney = stressStory(forecastWalk, "ready.inMoney", { forecast: stressForecast })
export const ForecastInCoins = stressStory(forecastWalk, "ready.inCoins", { forecast: stressForecast })

export const InvestmentHugeAndTiny = stressStory(investmentWalk, "ready", { investment: stressInvestment })

export const MarketCapHugeAndTiny = stressStory(marketCapWalk, "ready", {
  data: stressMarket,
  currency: "rub",
})

export const HistoryHugeAndTiny = stressStory(historyWalk, "ready", {
  list: buildOperationList(stressOperations.length, stressOperations),
})
export const HistoryThousandsOfPages = stressStory(historyWalk, "ready", {
  list: buildOperationList(987_654_321, stressOperations),
  query: { ...unfilteredHistory, page: 49_382_716 },
})

export const RewardsHugeAndTiny = stressStory(rewardsWalk, "ready", {
  list: buildRewardList(987_654_321, stressRewards),
  query: { code: null, period: null, page: 98_765_432 },
})

export const PartnerSummaryHugeAndTiny = stressStory(partnerSummaryWalk, "ready", { codes: stressCodes })

export const NotificationsFull = stressStory(notificationsWalk, "full", { items: stressNotifications })

export const SessionLongEmail = stressStory(sessionWalk, "authenticated", { profile: longProfile })
