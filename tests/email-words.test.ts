import { expect, it } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import { amount } from "#sandbox/money.ts"
import { moneyName, powerName } from "#sandbox/rules/email-words.ts"
import { words } from "#tests/e2e/words.ts"
import { createFormatters } from "#ui/shared/format.ts"

const sums = ["0.01", "524.4", "1234567.891", "0.00000001", "949.05"]

it.each(["en-US", "ru-RU"] as const)("in %s e-mails write sums and power as the site does", (culture) => {
  const t = words(culture)
  const format = createFormatters(culture, (unit) => t(`common:units.${unit}`))
  for (const sum of sums) {
    for (const currency of ["btc", "eth", "usd", "eur", "rub", "zar"] as const)
      expect(moneyName(amount(sum), currency, culture)).toBe(format.amount(decimal(sum), currency))
    for (const unit of ["Th", "Mh", "eth2"] as const)
      expect(powerName(amount(sum), unit, culture)).toBe(format.quantity(decimal(sum), unit))
  }
})
