import type { Generated, Selectable } from "kysely"
import type { CoinName, DisplayCurrencyName, Nullable, Numeric } from "./shared.ts"

export type OrderState = "Created" | "Assigned" | "Issued" | "UnderPaid" | "OverPaid" | "Completed"

export type PaymentType = "Crypto" | "CreditCard" | "TransferSEPA" | "TransferSwift" | "OTTVoucher"

export type OrderTable = {
  id: string
  number: Generated<number>
  owner_id: Nullable<string>
  state: OrderState
  state_update: Date
  create_date: Date
  expire_date: Date
  code: Nullable<string>
  discount_percent: Numeric
  discount_expire_date: Nullable<Date>
  item_id: string
  product_id: string
  quantity: Numeric
  /** The list price in dollars at the time of creation. The price of a stake changes with its coin, so the order stores it. */
  unit_price: Numeric
  cost: Numeric
  received: Generated<Numeric>
  accepted_quantity: Generated<Numeric>
  /**
   * The customer's display currency when the order was completed. The order stores it, so that a later change of currency does
   * not alter the receipt. Null until then.
   */
  receipt_currency: Nullable<DisplayCurrencyName>
  invoice_id: Nullable<string>
  hidden: Generated<boolean>
  bonus_quantity: Generated<Numeric>
  /** The end of the window for paying for the accepted bonus. Null without an accepted bonus. */
  bonus_until: Nullable<Date>
  /**
   * The coin in which unused money of the order is credited, which is bitcoin for payments in money. Null before the first
   * payment.
   */
  credit_coin: Nullable<CoinName>
  /** The amount due in `credit_coin`, from which the coins of a credit are calculated. */
  credit_coins: Generated<Numeric>
  /** The amount due in US dollars, from which the coins of a credit are calculated. */
  credit_dollars: Nullable<Numeric>
  /** The shortfall that was tolerated when the order was settled, in `short_coin`. */
  short: Generated<Numeric>
  short_coin: Nullable<CoinName>
  /**
   * The id of a transaction that the network has seen but not confirmed. The payment of the transaction gets this id. Null
   * without such a transaction.
   */
  unconfirmed_id: Nullable<string>
  unconfirmed_coin: Nullable<CoinName>
  unconfirmed_amount: Nullable<Numeric>
  unconfirmed_date: Nullable<Date>
  fingerprint: string
  analytics: Nullable<string>
}
export type InvoiceTable = {
  id: string
  order_id: string
  payment_type: PaymentType
  currency_id: CoinName | DisplayCurrencyName
  /** The crypto address. Null for any other payment method. */
  address: Nullable<string>
  /** US dollars for one unit of the invoice's currency. */
  rate: Numeric
  received: Generated<Numeric>
  remain: Numeric
  create_date: Date
  expire_date: Date
  /** False for a failed card payment and an expired transfer. A new invoice replaces them. */
  open: Generated<boolean>
  /** The state of a card payment: Created, Prepared, Charged, Error, ConfirmationError, Reversed or Rejected. */
  state: Generated<string>
  checkout_url: Nullable<string>
  /** The reference that the customer enters in a bank transfer. Null for any other payment method. */
  reference: Nullable<string>
  description: Nullable<string>
  masked_pan: Nullable<string>
  /** The name of the test card. Null until a card is entered. */
  card: Nullable<string>
  need_confirmation: Generated<boolean>
  wrong_codes: Generated<number>
  /** The time at which the acquirer continues with a card payment without another call. Null if nothing is left to decide. */
  settle_date: Nullable<Date>
  reject_date: Nullable<Date>
  sent_date: Nullable<Date>
}
export type VoucherTable = { pin: string; order_id: string; create_date: Date }
export type PaymentTable = {
  id: string
  order_id: string
  /** The invoice of the payment, or null for a payment that came from an overpayment. */
  invoice_id: Nullable<string>
  payment_type: PaymentType | "fromOverpay"
  currency_id: CoinName | DisplayCurrencyName
  amount: Numeric
  external_id: Nullable<string>
  create_date: Date
  /** True if the order no longer waited for the payment. The sandbox then credits the payment to the balance instead of the order. */
  late: Generated<boolean>
}

export type Order = Selectable<OrderTable>
export type Invoice = Selectable<InvoiceTable>
export type Payment = Selectable<PaymentTable>
