import { useTranslation } from "react-i18next"
import type { Currency } from "../../../domain/shared/currency"
import { sumAmounts } from "../../../domain/cabinet/forecast"
import { useFormatters } from "../../shared/format"
import { Amount } from "../../kit/figures/amount"
import { KeyValues } from "../../kit/figures/key-values"
import type { ExpectedForecast } from "./expected-forecast"
import css from "./forecast.module.css"

interface Props {
  readonly expected: ReadonlyArray<ExpectedForecast>
  readonly currency: Currency | "unknown"
}

export const ForecastTotals = ({ expected, currency }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  return (
    <section className={css.totals}>
      <h3>{t("forecast.total")}</h3>
      <KeyValues
        items={expected.map(({ coin, points }) => ({
          label: t(`accounts.coins.${coin}`),
          value: (
            <span className={css.lines}>
              <Amount value={sumAmounts(points.map(({ base }) => base))} currency={coin} />
              <span className={css.quiet}>
                {t("accounts.about", {
                  amount: format.amount(sumAmounts(points.map(({ equivalent }) => equivalent)), currency),
                })}
              </span>
            </span>
          ),
        }))}
      />
    </section>
  )
}
