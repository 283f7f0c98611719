import { Schema } from "effect"
import { Count, optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { CurrencyWire, DecimalFromWire } from "#domain/shared/money-wire.ts"
import { Instant, literalOrUnknown, optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"

export const Payment = Schema.Struct({
  id: Schema.String,
  createDate: optionalField(Instant),
  amount: DecimalFromWire,
  currencyId: withFallback(CurrencyWire, "unknown"),
  paymentType: optionalLiteral([
    "Crypto",
    "DemoBonusPay",
    "CreditCard",
    "TransferSEPA",
    "TransferSwift",
    "OTTVoucher",
    "fromOverpay",
  ]),
  /** The transaction hash, for Crypto. */
  externalId: optionalField(Schema.String),
  /** True if the payment arrived after the order had stopped waiting for it. The server then credited the payment to the balance. */
  late: withFallback(Schema.Boolean, false),
})
export type Payment = typeof Payment.Type

/** An amount that an order credited to the customer's balance. */
export const Credit = Schema.Struct({
  id: Schema.String,
  amount: DecimalFromWire,
  currencyId: CurrencyWire,
  reason: literalOrUnknown(["Remainder", "Late"]),
})
export type Credit = typeof Credit.Type

/** A transaction that the network has seen but not confirmed often enough (extension `payments`). */
export const UnconfirmedPayment = Schema.Struct({
  /** The transaction hash. */
  externalId: Schema.String,
  amount: DecimalFromWire,
  currencyId: CurrencyWire,
  confirmations: Count,
  requiredConfirmations: Count,
})
export type UnconfirmedPayment = typeof UnconfirmedPayment.Type

/** The prices at the issue of the receipt. The display currency and its rates may change afterwards, but a receipt may not. */
export const ReceiptPrices = Schema.Struct({
  currencyId: withFallback(CurrencyWire, "unknown"),
  unitPrice: DecimalFromWire,
  /** The price before the discount. */
  subtotal: DecimalFromWire,
  total: DecimalFromWire,
  received: DecimalFromWire,
})
export type ReceiptPrices = typeof ReceiptPrices.Type

/** Fields beyond the specification. Null or empty if the server does not send them. */
export const settlement = {
  /** The credit that the customer gets by accepting or completing the order now: the received money that buys no whole step. */
  remainder: optionalField(
    Schema.Struct({ amount: DecimalFromWire, currencyId: CurrencyWire, localizedAmount: DecimalFromWire }),
  ),
  /** The missing amount of an order that was settled within the tolerance. */
  tolerance: optionalField(Schema.Struct({ amount: DecimalFromWire, currencyId: CurrencyWire })),
  credits: optionalEntriesSchema(Credit),
  unconfirmed: optionalEntriesSchema(UnconfirmedPayment),
  /** The receipt of a completed order (extension `receipts`). */
  receipt: optionalField(Schema.Struct({ number: Schema.String, date: Instant, prices: optionalField(ReceiptPrices) })),
  /** The contract that a completed order bought (extension `contracts`). */
  contractId: optionalField(Schema.String),
}
