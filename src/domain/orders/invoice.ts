import { Schema, SchemaGetter } from "effect"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { CurrencyWire, DecimalFromWire, NotNegativeFromWire, PositiveFromWire } from "#domain/shared/money-wire.ts"
import { Instant, literalOrUnknown, optionalField, withFallback } from "#domain/shared/schema.ts"

export const paymentTypes = ["Crypto", "CreditCard", "TransferSEPA", "TransferSwift", "OTTVoucher"] as const
export const PaymentType = literalOrUnknown(paymentTypes)
export type PaymentType = typeof PaymentType.Type

export const InvoiceId = Schema.String.pipe(Schema.brand("InvoiceId"))
export type InvoiceId = typeof InvoiceId.Type

/** The receiver of a transfer. `account` is an IBAN in Europe, and `reference` is the number of the order. */
export const Bank = Schema.Struct({
  beneficiary: Schema.String,
  account: Schema.String,
  bic: withFallback(Schema.String, ""),
  bank: withFallback(Schema.String, ""),
  reference: Schema.String,
})
export type Bank = typeof Bank.Type

const Flag = withFallback(Schema.Boolean, false)

const receivedFields = {
  address: optionalField(Schema.String),
  bank: optionalField(Bank),
  checkoutUrl: optionalField(Schema.String),
  stateDescription: optionalField(Schema.String),
  creditCard: optionalField(Schema.Struct({ maskedPan: Schema.String })),
  /** The time until which the bank accepts the code of a card. */
  rejectDate: optionalField(Instant),
  state: withFallback(Schema.String, ""),
  needConfirmation: Flag,
}
/** Requisites as the server sends them. `decodeInvoice` takes a missing amount or currency from the invoice. */
export const RequisitesWire = Schema.Struct({
  ...receivedFields,
  amount: optionalField(DecimalFromWire),
  currencyId: optionalField(CurrencyWire),
})
const Requisites = Schema.Struct({ ...receivedFields, amount: DecimalFromWire, currencyId: CurrencyWire })

const invoice = {
  invoiceId: InvoiceId,
  paymentType: PaymentType,
  currencyId: CurrencyWire,
  /** The amount that is still due, in `currencyId`. */
  remainAmount: NotNegativeFromWire,
  createDate: optionalField(Instant),
  /** The end of the frozen rate for crypto, which lasts two hours. The end of the validity of a transfer. */
  expireDate: Instant,
  isCardCreated: Flag,
  isCardPrepared: Flag,
  isCardNeedConfirmation: Flag,
  isCardReversed: Flag,
  isCardConfirmed: Flag,
  isCardError: Flag,
}
/** An invoice as the server sends it. The order may carry the requisites next to its invoice instead. */
export const InvoiceWire = Schema.Struct({
  ...invoice,
  amount: optionalField(NotNegativeFromWire),
  requisites: optionalField(RequisitesWire),
})
const Decoded = Schema.toType(
  Schema.Struct({ ...invoice, /** Money in `currencyId`. */ amount: NotNegativeFromWire, requisites: Requisites }),
)

const emptyRequisites = Schema.decodeUnknownSync(RequisitesWire)({})

/**
 * Returns the invoice with complete requisites. `fallback` is the requisites that an order carries next to its invoice. A missing amount
 * becomes the remaining amount.
 */
export const decodeInvoice = (
  wire: typeof InvoiceWire.Type,
  fallback: typeof RequisitesWire.Type | null = null,
): typeof Decoded.Type => {
  const requisites = wire.requisites ?? fallback ?? emptyRequisites
  return {
    ...wire,
    amount: wire.amount ?? wire.remainAmount,
    requisites: {
      ...requisites,
      amount: requisites.amount ?? wire.remainAmount,
      currencyId: requisites.currencyId ?? wire.currencyId,
    },
  }
}

export const Invoice = InvoiceWire.pipe(
  Schema.decodeTo(Decoded, {
    decode: SchemaGetter.transform((wire: typeof InvoiceWire.Type) => decodeInvoice(wire)),
    encode: SchemaGetter.transform((read) => read),
  }),
)
export type Invoice = typeof Invoice.Type

/** The response to POST /orders/{id}/paymenttypecurrencies. */
export const PaymentMethod = Schema.Struct({
  type: PaymentType,
  disabled: Flag,
  items: entriesSchema(
    Schema.Struct({
      paymentType: PaymentType,
      currencyId: CurrencyWire,
      amount: PositiveFromWire,
      min: NotNegativeFromWire,
      max: PositiveFromWire,
      state: Schema.Struct({ normal: Flag, warning: Flag, min: Flag, max: Flag }),
    }),
  ),
})
export type PaymentMethod = typeof PaymentMethod.Type
export const PaymentMethods = entriesSchema(PaymentMethod)
