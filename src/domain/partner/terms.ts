import { BigDecimal } from "effect"
import { currencyOfLocale, type Locale } from "#domain/shared/currency.ts"
import { decimal, roundHalfUp, type Decimal, hundred } from "#domain/shared/money.ts"

/** The partner's terms as percentages from the settings: the buyer's discount, and the partner's share of the buyer's payment. */
export interface PartnerTerms {
  readonly discount: string
  readonly reward: string
}

const calculateShare = (whole: Decimal, percent: Decimal): Decimal =>
  roundHalfUp(BigDecimal.divideUnsafe(BigDecimal.multiply(whole, percent), hundred), 2)

/** Returns a sample order of $1,000, or of 100,000 roubles in ru-RU: its price, the price after the discount, and the partner's reward. */
export const createExampleOrder = ({ discount, reward }: PartnerTerms, locale: Locale) => {
  const currency = currencyOfLocale(locale)
  const price = decimal(currency === "rub" ? "100000" : "1000")
  const paid = BigDecimal.subtract(price, calculateShare(price, decimal(discount)))
  return { currency, price, paid, reward: calculateShare(paid, decimal(reward)) }
}
