import { BigDecimal } from "effect"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { Returns } from "#domain/cabinet/account-summary.ts"
import { decimal } from "#domain/shared/money.ts"
import { chartHeight, chartPosition } from "#ui/kit/figures/chart-scale.ts"
import hidden from "#ui/kit/layout/visually-hidden.module.css"
import { useFormatters } from "#ui/shared/format.ts"
import css from "./returns.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** One bar a day. A day without a payout leaves a line. */
export const DailyPayouts = ({ daily }: Pick<Returns, "daily">) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const id = useId()
  const top = daily.reduce((most, { amount }) => BigDecimal.max(most, amount.amount), decimal("0.01"))
  const days = daily.map(({ date, amount }) => ({
    at: date,
    date: format.date(date),
    paid: format.amount(amount.amount, amount.currencyId),
    height: Math.max(chartPosition(amount.amount, top), chartHeight / 50),
  }))
  const [first, last] = [days[0]!, days.at(-1)!]
  return (
    <figure className={css.daily}>
      <svg
        className={css.bars}
        viewBox={`0 0 ${days.length * 10} ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ at, date, paid, height }, index) => (
          <rect
            key={date}
            data-figure="returns.day"
            data-figure-of={at}
            x={index * 10 + 2.5}
            y={chartHeight - height}
            width="5"
            height={height}
          >
            <title>{`${date}: ${paid}`}</title>
          </rect>
        ))}
      </svg>
      <div className={`${patterns.note} ${css.ends}`} aria-hidden="true">
        <span>{first.date}</span>
        <span>{last.date}</span>
      </div>
      <figcaption id={id} className={patterns.note}>
        {t("returns.daily", { count: days.length })}
      </figcaption>
      <div className={hidden.hidden}>
        <table aria-labelledby={id}>
          <tbody>
            {days.map(({ at, date, paid }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td data-figure="returns.day" data-figure-of={at}>
                  {paid}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
