import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { payoutCode } from "#domain/shop/offer.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Scenario } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"

/** From this cost on, the labels of the picture leave out cents; the table has every digit. */
const shortFrom = decimal("10000")

export const useFanTexts = ({ coin, currency, cost, ticks, isOpenEnded, paidBackDay }: PaybackFan) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const name = payoutCode(coin)
  const short = BigDecimal.isGreaterThanOrEqualTo(cost, shortFrom)
  return {
    title:
      isOpenEnded && paidBackDay === null ? t("fan.notInThreeYears") : t("fan.title", { count: ticks.at(-1)!.month }),
    coin: name,
    scenario: (scenario: Scenario) => t(`fan.${scenario}`, { coin: name }),
    label: (amount: Decimal) => format.amount(amount, currency, { short }),
    exact: (amount: Decimal) => format.amount(amount, currency),
  }
}
