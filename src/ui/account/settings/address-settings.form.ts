import * as z from "zod/mini"
import { isAddress, normalizeAddress } from "#domain/account/address.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { passwordSchema } from "#ui/account/account/rules.ts"

const rulesOf = (coin: PayoutCoin) =>
  z.object({
    address: z.string().check(
      z.overwrite((text) => normalizeAddress(coin, text)),
      z.minLength(1, "settings:validators.addressRequired"),
      z.refine((text) => text === "" || isAddress(coin, text), `settings:validators.${coin}Address`),
    ),
    password: passwordSchema,
  })
export const addressSchema = { btc: rulesOf("btc"), eth: rulesOf("eth") }
