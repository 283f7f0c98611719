import * as z from "zod/mini"
import { isAddress, readAddress } from "../../../domain/account/address"
import { addressNameMax } from "../../../domain/account/address-book"
import type { PayoutCoin } from "../../../domain/account/payout-coin"
import { payoutCoins } from "../../../domain/account/payout-coin"
import { oneLine, token } from "../../shared/typed-text"

const hasFormOf = (form: PayoutCoin) =>
  z.refine<{ readonly coin: PayoutCoin; readonly address: string }>(
    ({ coin, address }) => coin !== form || address === "" || isAddress(coin, address),
    { path: ["address"], error: `settings:validators.${form}Address` },
  )

export const addressBookSchema = z
  .object({
    coin: z.enum(payoutCoins),
    name: z
      .string()
      .check(
        oneLine,
        z.minLength(1, "security:addressBook.validators.name"),
        z.maxLength(addressNameMax, "security:addressBook.validators.nameLength"),
      ),
    address: z.string().check(token, z.minLength(1, "settings:validators.addressRequired")),
  })
  .check(z.overwrite((form) => ({ ...form, address: readAddress(form.coin, form.address) })))
  .check(hasFormOf("btc"), hasFormOf("eth"))
