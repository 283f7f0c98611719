import { z } from "@hono/zod-openapi"
import { readAddress } from "#sandbox/rules/address-forms.ts"
import { displayCurrency, email, stringUpTo } from "./common.ts"

const password = z.string().min(1).max(128)

export const preferencesForm = z.strictObject({
  culture: z.enum(["en-US", "ru-RU"]).optional(),
  currencyId: displayCurrency.optional(),
})

export const changeEmailForm = z.strictObject({ email, password })

/** The documented form, which wallets may restrict. The null character is excluded, because PostgreSQL cannot store it. */
const bitcoin = stringUpTo(512)
  .overwrite((text) => readAddress("btc", text))
  .max(128, { abort: true })
  .regex(/^(bc1[^\0]*|[13][A-Za-z0-9]{25,39})$/)
const ethereum = stringUpTo(512)
  .overwrite((text) => readAddress("eth", text))
  .regex(/^0x[0-9A-Fa-f]{40}$/)

export const bitcoinAddressForm = z.strictObject({ address: bitcoin, password })
export const ethereumAddressForm = z.strictObject({ address: ethereum, password })
