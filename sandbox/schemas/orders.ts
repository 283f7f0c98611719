import { z } from "@hono/zod-openapi"
import {
  analyticsData,
  anyCurrency,
  code,
  date,
  decimal,
  displayCurrency,
  email,
  orNull,
  page,
  paymentType,
  productCurrency,
  productType,
  unit,
  text,
  optionalFields,
  stringUpTo,
} from "./common.ts"
import { coin, credit, invoice, payment, unconfirmedPayment } from "./order-payments.ts"
import { algorithm, payable, stake } from "./shop.ts"

const orderStates = ["Created", "Assigned", "Issued", "UnderPaid", "OverPaid", "Completed", "Expired"] as const
const orderState = z.enum(orderStates)

const orderItem = z
  .object({
    id: z.string(),
    productId: z.string(),
    currencyId: productCurrency,
    type: productType,
    duration: z.int().nullable(),
    algorithm,
    quantity: decimal,
    unit,
    step: decimal,
    min: decimal,
    max: decimal,
    minValue: decimal,
    acceptedQuantity: decimal,
    availableQuantity: decimal,
    maintenanceCost: decimal,
    localizedMaintenanceCostTh: decimal,
    localizedAmount: decimal,
    localizedToPayAmount: decimal,
    payable,
    ...stake,
  })
  .openapi("OrderItem", optionalFields({ payable: "optional", stakeFee: "optional", stakeReturn: "optional" }))

/** A quantity from `startRange` to `endRange` gets the additional `quantity` for free. */
const bonusOffer = z
  .object({ productId: z.string(), startRange: decimal, endRange: decimal, quantity: decimal, date })
  .openapi("BonusOffer")

export const order = z
  .object({
    id: z.string(),
    number: z.string(),
    state: orderState,
    stateUpdate: date,
    createDate: date,
    expireDate: date,
    expired: z.boolean(),
    currencyId: displayCurrency,
    cost: decimal,
    localizedCost: decimal,
    localizedOrigCost: decimal,
    receivedAmount: decimal,
    acceptedAmount: decimal,
    discountPercent: decimal,
    discountExpireDate: date.nullable(),
    code: z.string().nullable(),
    userHasPassword: z.boolean(),
    customer: z.object({ email: z.string() }).nullable(),
    items: z.array(orderItem),
    payments: z.array(payment),
    paymentTypes: z.array(
      z.object({
        paymentType,
        currencyId: anyCurrency,
        min: decimal,
        max: decimal,
        amount: decimal,
        isActive: z.boolean(),
      }),
    ),
    currentPaymentType: z
      .object({
        paymentType,
        invoiceId: z.string(),
        requisites: z.object({ state: z.string(), needConfirmation: z.boolean() }),
      })
      .nullable(),
    invoice: orNull(invoice),
    bonusOffer: orNull(bonusOffer),
    bonus: z.object({ quantity: decimal, expireDate: date }).nullable(),
    remainder: z.object({ amount: decimal, currencyId: coin, localizedAmount: decimal }).nullable(),
    tolerance: z.object({ amount: decimal, currencyId: coin }).nullable(),
    credits: z.array(credit),
    unconfirmed: z.array(unconfirmedPayment),
    receipt: z
      .object({
        number: z.string(),
        date,
        prices: z.object({
          currencyId: displayCurrency,
          unitPrice: decimal,
          subtotal: decimal,
          total: decimal,
          received: decimal,
        }),
      })
      .nullable(),
    contractId: z.uuid().nullable(),
  })
  .openapi(
    "Order",
    optionalFields({
      remainder: "optional",
      tolerance: "optional",
      credits: "optional",
      unconfirmed: "payments",
      receipt: "receipts",
      contractId: "contracts",
    }),
  )

export const orderForm = z.strictObject({
  id: z.uuid(),
  code: code.optional(),
  items: z.array(z.strictObject({ quantity: decimal, productId: text(64) })).length(1),
  analyticsData: analyticsData.optional(),
})

export const codeForm = z.strictObject({ code })
export const assignForm = z.strictObject({ email })
export const invoiceForm = z.strictObject({ paymentType, currencyId: anyCurrency })
export const emptyForm = z.strictObject({})

/** A change of an item, which contains either the quantity or the cost. The server calculates the missing value. */
export const itemForm = z
  .strictObject({ quantity: decimal.optional(), cost: decimal.optional() })
  .refine((form) => (form.quantity === undefined) !== (form.cost === undefined), { path: ["quantity"] })

export const orderList = z.object({ total: z.int(), values: z.array(order) })

const stateList = stringUpTo(256).transform((states) => states.split(","))
export const orderQuery = z.strictObject({ ...page, states: stateList.pipe(z.array(orderState)).optional() })
