import { expect, it } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import { parseAmount } from "#sandbox/money.ts"
import { formatMoney, formatQuantity } from "#sandbox/rules/email-formats.ts"
import { translateTo } from "#tests/e2e/translate.ts"
import { createFormatters } from "#ui/shared/format.ts"

const sums = ["0.01", "524.4", "1234567.891", "0.00000001", "949.05"]

it.each(["en-US", "ru-RU"] as const)("e-mails in %s format amounts and power as the site does", (locale) => {
  const t = translateTo(locale)
  const format = createFormatters(locale, (unit) => t(`common:units.${unit}`))
  for (const sum of sums) {
    for (const currency of ["btc", "eth", "usd", "eur", "rub", "zar"] as const)
      expect(formatMoney(parseAmount(sum), currency, locale)).toBe(format.amount(decimal(sum), currency))
    for (const unit of ["Th", "Mh", "eth2"] as const)
      expect(formatQuantity(parseAmount(sum), unit, locale)).toBe(format.quantity(decimal(sum), unit))
  }
})
