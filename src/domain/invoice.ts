import { Schema } from "effect"
import { CurrencyWire } from "./currency-wire"
import { DecimalFromWire } from "./money-wire"
import { Instant, known } from "./schema"

export const paymentTypes = ["Crypto", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher"] as const
export const PaymentType = known(paymentTypes)
export type PaymentType = typeof PaymentType.Type

export const InvoiceId = Schema.String.pipe(Schema.brand("InvoiceId"))
export type InvoiceId = typeof InvoiceId.Type

/** Where a transfer goes. `account` is an IBAN in Europe; `reference` is the number of the order. */
export const Bank = Schema.Struct({
  beneficiary: Schema.String, account: Schema.String, bic: Schema.String, bank: Schema.String, reference: Schema.String
})
export type Bank = typeof Bank.Type

export const Requisites = Schema.Struct({
  address: Schema.NullOr(Schema.String),
  bank: Schema.NullOr(Bank),
  checkoutUrl: Schema.NullOr(Schema.String),
  stateDescription: Schema.NullOr(Schema.String),
  amount: DecimalFromWire,
  currencyId: CurrencyWire,
  creditCard: Schema.NullOr(Schema.Struct({ maskedPan: Schema.String })),
  rejectDate: Schema.NullOr(Instant),
  state: Schema.String,
  needConfirmation: Schema.Boolean
})

export const Invoice = Schema.Struct({
  invoiceId: InvoiceId,
  paymentType: PaymentType,
  currencyId: CurrencyWire,
  /** In `currencyId`. */
  amount: DecimalFromWire,
  /** Still to be paid, in `currencyId`. */
  remainAmount: DecimalFromWire,
  createDate: Instant,
  /** For crypto: the end of the two-hour rate freeze. */
  expireDate: Instant,
  isCardCreated: Schema.Boolean,
  isCardPrepared: Schema.Boolean,
  isCardNeedConfirmation: Schema.Boolean,
  isCardReversed: Schema.Boolean,
  isCardConfirmed: Schema.Boolean,
  isCardError: Schema.Boolean,
  requisites: Requisites
})
export type Invoice = typeof Invoice.Type

/** Answer of POST /orders/{id}/paymenttypecurrencies. */
export const PaymentMethod = Schema.Struct({
  type: PaymentType,
  disabled: Schema.Boolean,
  items: Schema.Array(Schema.Struct({
    paymentType: PaymentType,
    currencyId: CurrencyWire,
    amount: DecimalFromWire,
    min: DecimalFromWire,
    max: DecimalFromWire,
    state: Schema.Struct({ normal: Schema.Boolean, warning: Schema.Boolean, min: Schema.Boolean, max: Schema.Boolean })
  }))
})
export type PaymentMethod = typeof PaymentMethod.Type
export const PaymentMethods = Schema.Array(PaymentMethod)
