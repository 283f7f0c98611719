import { z } from "@hono/zod-openapi"
import { isTimeZone } from "#sandbox/days.ts"
import { historyFilters } from "#sandbox/rules/history.ts"
import { anyCurrency, date, decimal, displayCurrency, page, unit, optionalFields, stringUpTo } from "./common.ts"

export const coin = z.enum(["btc", "eth"])

const money = z.object({ amount: decimal, currencyId: anyCurrency })
const dated = money.extend({ createDate: date })

export const summaryItem = z
  .object({
    unit,
    quantity: decimal,
    baseBalance: money,
    equivalentBalance: money,
    baseOperation: dated.nullable(),
    equivalentOperation: money.nullable(),
    baseRevenue: money,
    equivalentRevenue: money,
  })
  .openapi("SummaryItem")

const operationType = z.enum(["Bonus", "PartnerBonus", "Withdrawal", "MaintenanceFee"])
export const operationState = z.enum(["Created", "Pending", "Completed", "Rejected"])

export const operation = z
  .object({
    id: z.string(),
    operationType,
    amount: decimal,
    currencyId: coin,
    quantity: decimal.nullable(),
    unit: unit.nullable(),
    createDate: date,
    operationDate: date,
    bonusDate: date.nullable(),
    maintenanceFeeId: z.string().nullable(),
    maintenanceFeeDate: date.nullable(),
    state: operationState,
    stateDescription: z.string().nullable(),
    stateUpdate: date,
    address: z.string().nullable(),
    hash: z.string().nullable(),
    receipt: z.object({ number: z.string(), orderId: z.string() }).nullable(),
    fee: decimal.nullable(),
    states: z.array(z.object({ state: operationState, date })),
    equivalent: money,
  })
  .openapi(
    "Operation",
    optionalFields({ receipt: "receipts", fee: "withdrawals", states: "withdrawals", equivalent: "history" }),
  )

export const historyTotal = z
  .object({
    operationType: z.enum([...operationType.options, "Returned"]),
    amount: money,
    equivalent: money,
  })
  .openapi("HistoryTotal")

export const operationList = z.object({ total: z.int(), values: z.array(operation) })

/** Reads the day of "2026-01-31T00:00", a calendar date without a zone. */
const dayOf = (time: RegExp) =>
  z
    .string()
    .regex(time)
    .transform((text) => text.slice(0, 10))
    .pipe(z.iso.date())

export const historyQuery = z.strictObject({
  ...page,
  start: dayOf(/^.{10}T00:00$/).optional(),
  end: dayOf(/^.{10}T23:59$/).optional(),
  timeZone: stringUpTo(64).refine(isTimeZone).optional(),
  coin: coin.optional(),
  operationType: z.union([z.enum(historyFilters), z.literal("").transform(() => undefined)]).optional(),
})

export const exportQuery = historyQuery.pick({
  currencyId: true,
  start: true,
  end: true,
  timeZone: true,
  operationType: true,
  coin: true,
})

export const forecastMonth = z
  .object({
    month: z.int().min(1).max(12),
    year: z.int(),
    baseRevenue: money,
    equivalentRevenue: money,
    contractEnds: z.array(date).optional(),
    startDate: date.optional(),
    endDate: date.optional(),
    parts: z.object({ maintained: decimal, maintenance: decimal, staked: decimal }).optional(),
  })
  .openapi(
    "ForecastMonth",
    optionalFields({ startDate: "estimates", endDate: "estimates", contractEnds: "estimates", parts: "optional" }),
  )
export const returns = z
  .object({
    invested: money,
    lastDay: money,
    paid: money,
    mined: money,
    since: date.nullable(),
    staking: z.object({ staked: money, returnDate: date.nullable(), returned: money }).nullable(),
    daily: z.array(z.object({ date, amount: money })),
  })
  .openapi("Returns", optionalFields({ daily: "optional", mined: "optional", since: "optional", staking: "optional" }))

export const forecastQuery = z.strictObject({ currencyId: coin, clientCurrencyId: displayCurrency.optional() })

export const investment = z
  .object({
    partInETH: decimal,
    part: decimal,
    totalBonuses: decimal,
    returned: decimal,
    returnDate: date.nullable(),
    history: operationList,
  })
  .openapi("Investment", optionalFields({ returned: "estimates", returnDate: "estimates" }))
export const investmentQuery = z.strictObject({ offset: page.offset, count: page.count })

/** A fraction: -0.0125 is a fall of one and a quarter percent. */
const change = z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/)
/** The value of all existing coins, which has more digits than any balance. */
const cap = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/)
const coinMarket = z.object({ cap, percentChange: change, rate: decimal })
export const marketCap = z.object({ globalCap: cap, btc: coinMarket, eth: coinMarket }).openapi("MarketCap")
