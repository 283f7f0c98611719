import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Scenario } from "#domain/shop/income.ts"
import { payoutCode } from "#domain/shop/offer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"

/** The cost from which the labels of the picture omit cents. The table has all digits. */
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

export const useFanTexts = ({ coin, currency, cost, spread }: AnyFan, isBought = false) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const name = coin === null ? t("fan.prices") : payoutCode(coin)
  const short = BigDecimal.isGreaterThanOrEqualTo(cost, shortFrom)
  const percent = format.percent(decimal(spread))
  return {
    coin: name,
    figures: coin === null ? allFigures : purchaseFigures,
    scenario: (scenario: Scenario) =>
      scenario === "asToday"
        ? t("fan.asToday", { coin: name })
        : t(`fan.${isBought ? "bought" : "ahead"}.${scenario}`, { coin: name, percent }),
    label: (amount: Decimal) => format.amount(amount, currency, { short }),
    exact: (amount: Decimal) => format.amount(amount, currency),
  }
}
