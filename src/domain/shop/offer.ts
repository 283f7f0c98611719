import type { Order, OrderItem } from "#domain/orders/order.ts"
import type { Coin, DisplayCurrency } from "#domain/shared/currency.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { PayableRange, ProductId, Product } from "#domain/shared/product.ts"
import type { Sale } from "./sale-code.ts"

/** The calculator's input: a product on sale, or an existing order. */
export interface Offer {
  readonly productId: ProductId
  readonly coin: Coin | "unknown"
  readonly type: Product["type"]
  /** The term in months. Null for an open-ended contract. */
  readonly duration: number | null
  readonly unit: string
  readonly min: Decimal
  readonly max: Decimal
  readonly step: Decimal
  /**
   * The display currency of the prices and fees. "unknown" if the order is priced in a coin, or in a currency that this build does not
   * know.
   */
  readonly currency: DisplayCurrency | "unknown"
  /** The price of one unit before the discount. */
  readonly localizedAmount: Decimal
  /** The price of one unit after the discount. */
  readonly localizedToPayAmount: Decimal
  readonly discountPercent: Decimal
  /** The maintenance fee a day, for one Th of bitcoin or one Mh of ether. Null if the server does not send it. */
  readonly localizedMaintenanceCostTh: Decimal | null
  /** The previous maintenance fee, for comparison with the current one. Null if the server does not send it. */
  readonly oldlocalizedMaintenanceCostTh: Decimal | null
  /** The quantity that the code's sale has left. A larger quantity costs the list price. Null without a sale. */
  readonly remainingSaleQuantity: Decimal | null
  /** The range of costs that at least one payment method accepts, in the display currency. Null if the server sends no range. */
  readonly payable: PayableRange | null
  readonly stakeReturn: Product["stakeReturn"]
  readonly stakeFee: Product["stakeFee"]
  /** Bonuses by quantity. Empty for an order, which has its own bonus offer. */
  readonly bonusSteps: Product["bonusSteps"]
}

const toDisplayCurrency = (currency: Order["currencyId"]): Offer["currency"] =>
  currency === "btc" || currency === "eth" || currency === "eth2" ? "unknown" : currency

/** Returns the offer of a product. `sale` is the sale of the visitor's code, if it has a limit. */
export const offerOfProduct = (product: Product, sale: Sale | null = null): Offer => ({
  productId: product.id,
  coin: product.currencyId,
  type: product.type,
  duration: product.duration,
  unit: product.algorithm.unit,
  min: product.min,
  max: product.max,
  step: product.step,
  currency: toDisplayCurrency(product.rate.currencyId),
  localizedAmount: product.localizedAmount,
  localizedToPayAmount: product.localizedToPayAmount,
  discountPercent: product.discountPercent,
  localizedMaintenanceCostTh: product.localizedMaintenanceCostTh,
  oldlocalizedMaintenanceCostTh: product.oldlocalizedMaintenanceCostTh,
  remainingSaleQuantity: sale !== null && sale.productId === product.id ? sale.remainingQuantity : null,
  payable: product.payable,
  stakeReturn: product.stakeReturn,
  stakeFee: product.stakeFee,
  bonusSteps: product.bonusSteps,
})

/** Returns the offer of an order. The terms come from its item, because the product may have changed or left the list since. */
export const offerOfOrder = (order: Order, item: OrderItem, sale: Sale | null = null): Offer => ({
  productId: item.productId,
  coin: item.currencyId,
  type: item.type,
  duration: item.duration,
  unit: item.unit,
  min: item.min,
  max: item.max,
  step: item.step,
  currency: toDisplayCurrency(order.currencyId),
  localizedAmount: item.localizedAmount,
  localizedToPayAmount: item.localizedToPayAmount,
  discountPercent: order.discountPercent,
  localizedMaintenanceCostTh: item.localizedMaintenanceCostTh,
  oldlocalizedMaintenanceCostTh: null,
  remainingSaleQuantity:
    sale !== null && order.code === sale.code && sale.productId === item.productId ? sale.remainingQuantity : null,
  payable: item.payable,
  stakeReturn: item.stakeReturn,
  stakeFee: item.stakeFee,
  bonusSteps: [],
})

/** Returns the unit to show with the coin's name. A stake has the unit eth there, as in "Stake 0.1 ETH". */
export const chooseNamedUnit = (coin: string, unit: string): string => (coin === "eth2" ? "eth" : unit)

/** Returns the code of the coin in which payouts are made. A stake earns ether. */
export const findPayoutCode = (coin: string | null | undefined): "BTC" | "ETH" => (coin === "btc" ? "BTC" : "ETH")
