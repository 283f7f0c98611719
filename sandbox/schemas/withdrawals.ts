import { z } from "@hono/zod-openapi"
import { readAddress } from "#sandbox/rules/address-forms.ts"
import { coin, operationState } from "./cabinet.ts"
import { date, decimal, displayCurrency, optionalFields, stringUpTo } from "./common.ts"

const withdrawalCurrency = z.enum(["btc", "eth", "eth2"]).transform((currency) => (currency === "btc" ? "btc" : "eth"))

export const withdrawalQuery = z.strictObject({
  currencyId: withdrawalCurrency.optional(),
  clientCurrencyId: displayCurrency.optional(),
})
export const withdrawalSummary = z
  .object({
    currencyId: coin,
    minValue: decimal,
    maxValue: decimal,
    fee: decimal,
    expectedMinutes: z.int(),
    balance: decimal,
    base: z.object({ currencyId: displayCurrency, rate: decimal }),
  })
  .openapi("WithdrawalSummary", optionalFields({ fee: "withdrawals", expectedMinutes: "withdrawals" }))

export const withdrawalParams = z.strictObject({ withdrawalId: z.uuid() })
export const withdrawalForm = z
  .strictObject({
    id: z.uuid(),
    amount: decimal,
    address: stringUpTo(128).min(1),
    currencyId: withdrawalCurrency,
  })
  .overwrite((form) => ({ ...form, address: readAddress(form.currencyId, form.address) }))
export const withdrawal = z
  .object({
    id: z.string(),
    amount: decimal,
    address: z.string(),
    currencyId: coin,
    state: operationState,
    createDate: date,
    fee: decimal.nullable(),
  })
  .openapi("Withdrawal", optionalFields({ fee: "withdrawals" }))
