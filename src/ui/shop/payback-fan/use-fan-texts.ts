import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { payoutCode } from "#domain/shop/offer.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Scenario } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"

/** From this cost on, the labels of the picture leave out cents; the table has every digit. */
const shortFrom = decimal("10000")

export const useFanTexts = ({ coin, currency, cost, spread }: PaybackFan, isBought = false) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const name = payoutCode(coin)
  const short = BigDecimal.isGreaterThanOrEqualTo(cost, shortFrom)
  const percent = format.percent(decimal(spread))
  return {
    coin: name,
    scenario: (scenario: Scenario) =>
      scenario === "asToday"
        ? t("fan.asToday", { coin: name })
        : t(`fan.${isBought ? "bought" : "ahead"}.${scenario}`, { coin: name, percent }),
    label: (amount: Decimal) => format.amount(amount, currency, { short }),
    exact: (amount: Decimal) => format.amount(amount, currency),
  }
}
