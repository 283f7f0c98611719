import type { PaymentType } from "#domain/orders/invoice.ts"
import type { Order } from "#domain/orders/order.ts"

/** The marks that the specification lists for the calculator, and the voucher, which customers pay in rand. */
const paymentMarks = ["eth", "btc", "visa", "mastercard", "swift", "sepa", "voucher"] as const
type PaymentMark = (typeof paymentMarks)[number]

type Method = Pick<Order["paymentTypes"][number], "paymentType" | "currencyId">

const types: Readonly<Record<PaymentMark, PaymentType>> = {
  eth: "Crypto",
  btc: "Crypto",
  visa: "CreditCard",
  mastercard: "CreditCard",
  swift: "TransferSwift",
  sepa: "TransferSEPA",
  voucher: "OTTVoucher",
}

const isPaidBy =
  (mark: PaymentMark) =>
  ({ paymentType, currencyId }: Method) =>
    paymentType === types[mark] && (paymentType !== "Crypto" || currencyId === mark)

/**
 * Returns the marks of the methods that the API lists for an order. Before an order exists, returns those of the specification, and the
 * voucher only for rand.
 */
export const listPaymentMarks = (methods: ReadonlyArray<Method>, currency: string): ReadonlyArray<PaymentMark> =>
  paymentMarks.filter((mark) =>
    methods.length > 0 ? methods.some(isPaidBy(mark)) : mark !== "voucher" || currency === "zar",
  )
