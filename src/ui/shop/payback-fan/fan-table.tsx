import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import { priceScenarios } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useFanTexts, type AnyFan } from "./use-fan-texts.ts"
import hidden from "#ui/kit/layout/visually-hidden.module.css"

interface FanTableProps {
  readonly fan: AnyFan
  /** The first day of the chart. Null if the table counts months. */
  readonly start: Instant | null
  readonly isBought: boolean
}

/** A table with the figures of the chart, for screen readers. */
export const FanTable = ({ fan, start, isBought }: FanTableProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { coin, scenario, exact, figures } = useFanTexts(fan, isBought)
  const row = (name: string, amounts: PaybackFan["ends"], owner?: number) => (
    <tr key={name} data-figure-of={owner?.toString()}>
      <th scope="row">{name}</th>
      {priceScenarios.map((one) => (
        <td key={one} data-figure={figures[one]}>
          {exact(amounts[one])}
        </td>
      ))}
    </tr>
  )
  return (
    <div className={hidden.hidden}>
      <table>
        <caption data-figure={figures.cost}>
          {t(fan.coin === null ? "fan.captionOfAll" : "fan.caption", { coin, price: exact(fan.cost) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("fan.time")}</th>
            {priceScenarios.map((one) => (
              <th key={one} scope="col">
                {scenario(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fan.past.slice(1).map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{t("fan.paidAfter", { count: day })}</th>
              <td colSpan={priceScenarios.length} data-figure={figures.earned}>
                {exact(amount)}
              </td>
            </tr>
          ))}
          {fan.points.map(({ month, day, amounts }) =>
            row(
              fan.coin === null && start !== null
                ? t("outlook.end", { date: format.date(addDays(start, day)) })
                : t("fan.after", { count: month }),
              amounts,
              month,
            ),
          )}
          {fan.stake !== null && row(t("fan.withStake"), fan.ends)}
        </tbody>
      </table>
    </div>
  )
}
