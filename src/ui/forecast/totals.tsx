import { useTranslation } from "react-i18next"
import type { Currency } from "../../domain/currency"
import { sumAmounts } from "../../domain/forecast"
import { useFormat } from "../format"
import { Amount } from "../kit/amount"
import { KeyValues } from "../kit/key-values"
import type { Expected } from "./assumed"
import css from "./forecast.module.css"

interface Props {
  readonly expected: ReadonlyArray<Expected>
  readonly currency: Currency | "unknown"
}

/** What the twelve months come to. */
export const Totals = ({ expected, currency }: Props) => {
  const { t } = useTranslation("dashboard")
  const format = useFormat()
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
