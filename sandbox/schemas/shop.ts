import { z } from "@hono/zod-openapi"
import {
  anyCurrency,
  code,
  date,
  decimal,
  displayCurrency,
  page,
  paymentType,
  productCurrency,
  productType,
  unit,
  optionalFields,
} from "./common.ts"

export const algorithm = z.object({ id: z.string(), unit })

/** Terms of a stake, which is returned when the contract ends, or never. */
export const stake = {
  stakeReturn: z.enum(["end", "never"]).optional(),
  /** The fee in percent of the coin's price, which is added to that price. */
  stakeFee: decimal.optional(),
}
/** The costs of an order that at least one payment method accepts, in the display currency. */
export const payable = z.object({ min: decimal, max: decimal }).optional()

export const product = z
  .object({
    id: z.string(),
    type: productType,
    duration: z.int().nullable(),
    currencyId: productCurrency,
    state: z.enum(["Available", "Unavailable"]),
    flags: z.array(z.enum(["bestseller", "new", "comingSoon", "soldOut"])),
    min: decimal,
    max: decimal,
    minValue: decimal,
    maxValue: decimal,
    step: decimal,
    defaultValue: decimal,
    discountPercent: decimal,
    discountExpireDate: date.nullable(),
    maintenanceCost: decimal,
    localizedMaintenanceCostTh: decimal,
    oldlocalizedMaintenanceCostTh: decimal.nullable(),
    localizedAmount: decimal,
    localizedToPayAmount: decimal,
    algorithm,
    price: z.object({ amount: decimal, toPayAmount: decimal }),
    rate: z.object({ rate: decimal, currencyId: displayCurrency }),
    payable,
    ...stake,
    bonusSteps: z.array(z.object({ from: decimal, quantity: decimal })).optional(),
  })
  .openapi(
    "Product",
    optionalFields({ payable: "optional", stakeFee: "optional", stakeReturn: "optional", bonusSteps: "estimates" }),
  )

export const productQuery = z.strictObject({ currencyId: displayCurrency.optional(), code: code.optional() })

export const referralCode = z
  .object({
    code: z.string(),
    canBeApplied: z.boolean(),
    isActive: z.boolean(),
    discountPercent: decimal,
    discountDuration: z.int().nullable(),
    limits: z.array(z.object({ productId: z.string(), totalQuantity: decimal, usedQuantity: decimal })),
  })
  .openapi("ReferralCode")

export const rate = z.object({ currencyId: z.enum(["btc", "eth"]), clientCurrencyId: displayCurrency, rate: decimal })
export const rateQuery = z.strictObject({ clientCurrencyId: displayCurrency.optional() })

const network = {
  currencyId: productCurrency,
  networkDate: date,
  serviceFee: decimal,
  clientCurrencyId: displayCurrency,
  rate: decimal,
  rateDate: date,
}
/** The figures of a coin's network. The difficulty has up to 18 digits, more than an amount has. */
const block = {
  difficulty: z.string().regex(/^\d{1,18}$/),
  /** The growth of the difficulty in percent, negative if the difficulty has shrunk. */
  difficultyGrowth: z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/),
  blockReward: decimal,
}
export const mining = z
  .discriminatedUnion("algorithm", [
    z.object({ algorithm: z.literal("sha256"), ...block, ...network }),
    z.object({ algorithm: z.literal("ethash"), ...block, ...network }),
    z.object({ algorithm: z.literal("staking"), yearlyYield: decimal, ...network }),
  ])
  .openapi("Mining")
export const miningParams = z.strictObject({ currencyId: productCurrency })

export const recentPurchases = z.array(z.object({ quantity: decimal, email: z.string(), countryId: z.string() }))

export const trackRecord = z
  .object({
    paidOut: z.array(z.object({ currencyId: z.enum(["btc", "eth"]), amount: decimal })),
    ended: z
      .object({ year: z.number().int(), contracts: z.number().int().positive(), share: decimal, worst: decimal })
      .nullable(),
    latest: z.object({ hash: z.string(), currencyId: z.enum(["btc", "eth"]) }).nullable(),
  })
  .openapi("TrackRecord")

const money = z.object({ amount: decimal, currencyId: anyCurrency })

export const contract = z
  .object({
    id: z.string(),
    type: productType,
    state: z.enum(["Active", "Expired"]),
    productState: z.enum(["Available", "Suspended"]),
    currencyId: productCurrency,
    quantity: decimal,
    unit,
    startDate: date,
    endDate: date.nullable(),
    maintenanceCost: decimal,
    localizedMaintenanceCostTh: decimal,
    cost: money.optional(),
    equivalentNet: money.optional(),
    stakeReturn: stake.stakeReturn,
  })
  .openapi("Contract", optionalFields({ cost: "contracts", equivalentNet: "contracts", stakeReturn: "optional" }))

export const contractList = z.object({ total: z.int(), values: z.array(contract) })
export const contractQuery = z.strictObject({ ...page, state: z.enum(["Active", "Expired"]).optional() })

export const paymentMethod = z
  .object({
    type: paymentType,
    disabled: z.boolean(),
    items: z.array(
      z.object({
        paymentType,
        currencyId: anyCurrency,
        amount: decimal,
        min: decimal,
        max: decimal,
        state: z.object({ normal: z.boolean(), warning: z.boolean(), min: z.boolean(), max: z.boolean() }),
      }),
    ),
  })
  .openapi("PaymentMethod")
