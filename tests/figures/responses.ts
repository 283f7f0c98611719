/**
 * The fields of the API's responses on which figures depend. The oracle does not decode them, so every amount is a
 * string.
 */
export interface Money {
  readonly amount: string
  readonly currencyId: string
}
export interface Operation {
  readonly id: string
  readonly operationType: "Bonus" | "PartnerBonus" | "Withdrawal" | "MaintenanceFee"
  readonly amount: string
  readonly currencyId: "btc" | "eth"
  readonly quantity: string | null
  readonly unit: string | null
  readonly operationDate: string
  readonly state: string
  readonly maintenanceFeeId: string | null
  readonly fee: string | null
  readonly equivalent: Money
}
export interface OrderItem {
  readonly productId: string
  readonly currencyId: Coin
  readonly type: string
  readonly duration: number | null
  readonly quantity: string
  readonly acceptedQuantity: string
  readonly availableQuantity: string
  readonly minValue: string
  readonly step: string
  readonly localizedAmount: string
  readonly localizedToPayAmount: string
  readonly localizedMaintenanceCostTh: string
}
export interface Payment {
  readonly id: string
  readonly amount: string
  readonly currencyId: string
  readonly paymentType: string
  readonly late: boolean
}
export interface Order {
  readonly id: string
  readonly state: string
  readonly number: number | string
  readonly expired?: boolean
  readonly currencyId: string
  readonly localizedCost: string
  readonly localizedOrigCost: string
  readonly acceptedAmount: string
  readonly receivedAmount: string
  readonly discountPercent: string
  readonly items: readonly [OrderItem]
  readonly payments: readonly Payment[]
  readonly bonus: { readonly quantity: string } | null
  readonly bonusOffer: { readonly quantity: string; readonly startRange: string; readonly endRange: string } | null
  readonly remainder: { readonly amount: string; readonly currencyId: string } | null
  readonly tolerance: Money | null
  readonly credits: readonly (Money & { readonly reason: string })[]
  readonly invoice: { readonly amount: string; readonly remainAmount: string; readonly currencyId: string } | null
  readonly receipt: object | null
  readonly contractId: string | null
}
export type Coin = "btc" | "eth" | "eth2"
export interface Contract {
  readonly id: string
  readonly state: string
  readonly type: string
  readonly currencyId: Coin
  readonly quantity: string
  readonly unit: string
  readonly startDate: string
  readonly endDate: string | null
  readonly localizedMaintenanceCostTh: string
}
export interface ContractDetails {
  readonly contract: Contract
  readonly order: { readonly id: string } | null
  readonly history: { readonly total: number; readonly values: readonly Operation[] }
}
export interface Product {
  readonly id: string
  readonly flags: readonly string[]
  readonly currencyId: Coin
  readonly type: string
  readonly duration: number | null
  readonly defaultValue: string
  readonly min: string
  readonly max: string
  readonly localizedAmount: string
  readonly localizedToPayAmount: string
  readonly localizedMaintenanceCostTh: string
  readonly oldlocalizedMaintenanceCostTh: string | null
  readonly discountPercent: string
  readonly stakeFee: string | null
  readonly stakeReturn: string | null
  readonly bonusSteps: readonly { readonly from: string; readonly quantity: string }[]
}
export interface Mining {
  readonly algorithm: "sha256" | "ethash" | "staking"
  readonly rate: string
  readonly difficulty?: string
  readonly difficultyGrowth?: string
  readonly blockReward?: string
  readonly yearlyYield?: string
  readonly serviceFee: string
}
export interface Method {
  readonly items: readonly {
    readonly paymentType: string
    readonly currencyId: string
    readonly amount: string
    readonly min: string
    readonly max: string
  }[]
}
export interface Code {
  readonly value: string
  readonly btcPartnerReward: CodeReward
  readonly ethPartnerReward: CodeReward
}
interface CodeReward {
  readonly baseRevenue: Money
  readonly baseAccrued: Money
}
export interface Reward {
  readonly id: string
  readonly code: string
  readonly state: "Accrued" | "Paid"
  readonly amount: string
  readonly currencyId: "btc" | "eth"
}
export interface MarketCap {
  readonly globalCap: string
  readonly btc: { readonly rate: string; readonly percentChange: string }
  readonly eth: { readonly rate: string; readonly percentChange: string }
}
export interface ForecastMonth {
  readonly startDate: string
  readonly endDate: string
}
export interface WithdrawalSummary {
  readonly minValue: string
  readonly maxValue: string
  readonly fee: string
}

/** All data of one customer or visitor at one moment. */
export interface Responses {
  readonly currency: string
  readonly now: number
  readonly orders: readonly Order[]
  readonly contracts: readonly ContractDetails[]
  readonly operations: readonly Operation[]
  readonly products: readonly Product[]
  readonly mining: Readonly<Record<Coin, Mining>>
  readonly market: MarketCap
  readonly forecast: Readonly<Record<"btc" | "eth", readonly ForecastMonth[]>>
  readonly withdrawal: Readonly<Record<"btc" | "eth", WithdrawalSummary>>
  readonly codes: readonly Code[]
  readonly rewards: readonly Reward[]
  readonly methods: Readonly<Record<string, readonly Method[]>>
  /** Percentages of an order from the operator's settings. */
  readonly terms: { readonly discount: string; readonly reward: string }
}
