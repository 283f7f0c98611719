import { acquirerTexts } from "./acquirer/texts.ts"
import { paymentTexts } from "./desk/payment-texts.ts"
import { texts } from "./desk/texts.ts"
import { cardCode } from "./rules/cards.ts"
import { voucherKinds } from "./rules/vouchers.ts"
import type { Locale } from "./tables/shared.ts"

type LocalizedText = Readonly<Record<Locale, string>>
type Hint = { readonly value: string; readonly meaning: LocalizedText }

const inEachLocale = (pick: (locale: Locale) => string): LocalizedText => ({
  "en-US": pick("en-US"),
  "ru-RU": pick("ru-RU"),
})

/** Returns vouchers that are unused at each page load, because their last nine digits differ each time. */
const vouchers = (): readonly Hint[] => {
  const other = String(Date.now() % 1_000_000_000).padStart(9, "0")
  return Object.entries(voucherKinds).map(([name, start]) => ({
    value: `${start}${other}`,
    meaning: inEachLocale((locale) => paymentTexts[locale].voucherKinds[name as keyof typeof voucherKinds]),
  }))
}

const promoCodes = Object.keys(texts["en-US"].codes).map((value) => ({
  value,
  meaning: inEachLocale((locale) => texts[locale].codes[value] ?? ""),
}))

const rejectedHint = (value: string): Hint => ({
  value,
  meaning: inEachLocale((locale) => texts[locale].hints.rejected),
})

/** Returns test values for the application's fields, as settings. The application shows them next to the fields. */
export const createSandboxHints = () => ({
  title: inEachLocale((locale) => texts[locale].hints.title),
  desk: { href: "/sandbox", text: inEachLocale((locale) => texts[locale].hints.desk) },
  fields: {
    voucherPin: vouchers(),
    confirmationCode: [{ value: cardCode, meaning: inEachLocale((locale) => acquirerTexts[locale].code) }],
    promoCode: promoCodes,
    twoFactor: [{ value: "", meaning: inEachLocale((locale) => texts[locale].hints.twoFactor) }],
    btcAddress: [rejectedHint("1BitcoinEaterAddressDontSendf59kuE")],
    ethAddress: [rejectedHint("0x000000000000000000000000000000000000dEaD")],
  } satisfies Readonly<Record<string, readonly Hint[]>>,
})
