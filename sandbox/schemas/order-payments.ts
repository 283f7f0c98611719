import { z } from "@hono/zod-openapi"
import { anyCurrency, date, decimal, paymentType, optionalFields } from "./common.ts"

export const invoice = z
  .object({
    invoiceId: z.string(),
    paymentType,
    currencyId: anyCurrency,
    amount: decimal,
    remainAmount: decimal,
    createDate: date,
    expireDate: date,
    isCardCreated: z.boolean(),
    isCardPrepared: z.boolean(),
    isCardNeedConfirmation: z.boolean(),
    isCardReversed: z.boolean(),
    isCardConfirmed: z.boolean(),
    isCardError: z.boolean(),
    requisites: z.object({
      address: z.string().nullable(),
      bank: z
        .object({
          beneficiary: z.string(),
          account: z.string(),
          bic: z.string(),
          bank: z.string(),
          reference: z.string(),
        })
        .nullable(),
      checkoutUrl: z.string().nullable(),
      stateDescription: z.string().nullable(),
      amount: decimal,
      currencyId: anyCurrency,
      creditCard: z.object({ maskedPan: z.string() }).nullable(),
      rejectDate: date.nullable(),
      state: z.string(),
      needConfirmation: z.boolean(),
    }),
  })
  .openapi("Invoice")

export const payment = z
  .object({
    id: z.string(),
    createDate: date,
    amount: decimal,
    currencyId: anyCurrency,
    paymentType: z.string(),
    externalId: z.string().nullable(),
    late: z.boolean(),
  })
  .openapi("Payment", optionalFields({ late: "optional" }))

export const coin = z.enum(["btc", "eth"])

/** A credit of the order to the balance. The history contains it under the same id. */
export const credit = z
  .object({
    id: z.string(),
    amount: decimal,
    currencyId: coin,
    reason: z.enum(["Remainder", "Late"]),
    createDate: date,
  })
  .openapi("Credit")

/** A transaction that the network has seen but not confirmed often enough. */
export const unconfirmedPayment = z
  .object({
    externalId: z.string(),
    amount: decimal,
    currencyId: coin,
    confirmations: z.int(),
    requiredConfirmations: z.int(),
    createDate: date,
  })
  .openapi("UnconfirmedPayment")
