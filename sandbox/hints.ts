import { acquirerTexts } from "./acquirer/texts.ts"
import { paymentTexts } from "./desk/payment-texts.ts"
import { texts } from "./desk/texts.ts"
import { cardCode } from "./rules/cards.ts"
import { voucherKinds } from "./rules/vouchers.ts"
import type { Culture } from "./tables/shared.ts"

type Words = Readonly<Record<Culture, string>>
type Hint = { readonly value: string; readonly meaning: Words }

const both = (pick: (culture: Culture) => string): Words => ({ "en-US": pick("en-US"), "ru-RU": pick("ru-RU") })

/** Returns vouchers that are unused at each page load, because their last nine digits differ each time. */
const vouchers = (): readonly Hint[] => {
  const other = String(Date.now() % 1_000_000_000).padStart(9, "0")
  return Object.entries(voucherKinds).map(([name, start]) => ({
    value: `${start}${other}`,
    meaning: both((culture) => paymentTexts[culture].voucherKinds[name as keyof typeof voucherKinds]),
  }))
}

const promoCodes = Object.keys(texts["en-US"].codes).map((value) => ({
  value,
  meaning: both((culture) => texts[culture].codes[value] ?? ""),
}))

const rejectedHint = (value: string): Hint => ({ value, meaning: both((culture) => texts[culture].hints.rejected) })

/** Returns test values for the application's fields, as settings. The application shows them next to the fields. */
export const sandboxHints = () => ({
  title: both((culture) => texts[culture].hints.title),
  desk: { href: "/sandbox", text: both((culture) => texts[culture].hints.desk) },
  fields: {
    voucherPin: vouchers(),
    confirmationCode: [{ value: cardCode, meaning: both((culture) => acquirerTexts[culture].code) }],
    promoCode: promoCodes,
    twoFactor: [{ value: "", meaning: both((culture) => texts[culture].hints.twoFactor) }],
    btcAddress: [rejectedHint("1BitcoinEaterAddressDontSendf59kuE")],
    ethAddress: [rejectedHint("0x000000000000000000000000000000000000dEaD")],
  } satisfies Readonly<Record<string, readonly Hint[]>>,
})
