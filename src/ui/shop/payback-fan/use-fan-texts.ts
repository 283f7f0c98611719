import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { PriceScenario } from "#domain/shop/income.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"

/** The minimum cost for which the labels of the chart omit cents. The table has all digits. */
const shortFrom = decimal("10000")

/** The fan of one purchase, or of all contracts with any coin. */
export type AnyFan = Omit<PaybackFan, "coin"> & { readonly coin: PaybackFan["coin"] | null }

const purchaseFigures = {
  cost: "purchase.cost",
  earned: "contract.earned",
  lower: "purchase.lower",
  asToday: "purchase.asToday",
  higher: "purchase.higher",
} as const
const allFigures = {
  cost: "returns.invested",
  earned: "returns.mined",
  lower: "returns.lower",
  asToday: "returns.asToday",
  higher: "returns.higher",
} as const

/**
 * Returns the words and formats of a fan: its figure marks, the names of its three prices, and its amounts in short and exact
 * form.
 */
export const useFanTexts = ({ coin, currency, cost, priceChangePercent }: AnyFan, isBought = false) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const name = coin === null ? t("fan.prices") : findPayoutCode(coin)
  const short = BigDecimal.isGreaterThanOrEqualTo(cost, shortFrom)
  const percent = format.percent(decimal(priceChangePercent))
  return {
    coin: name,
    figures: coin === null ? allFigures : purchaseFigures,
    scenario: (scenario: PriceScenario) =>
      scenario === "asToday"
        ? t("fan.asToday", { coin: name })
        : t(`fan.${isBought ? "bought" : "ahead"}.${scenario}`, { coin: name, percent }),
    label: (amount: Decimal) => format.amount(amount, currency, { isShort: short }),
    exact: (amount: Decimal) => format.amount(amount, currency),
  }
}
