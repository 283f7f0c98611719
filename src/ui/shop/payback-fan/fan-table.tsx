import { useTranslation } from "react-i18next"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { scenarios } from "#domain/shop/income.ts"
import hidden from "#ui/kit/layout/visually-hidden.module.css"
import { useFanTexts } from "./use-fan-texts.ts"

interface FanTableProps {
  readonly fan: PaybackFan
  readonly isBought: boolean
}

/** The figures of the picture for screen readers. */
export const FanTable = ({ fan, isBought }: FanTableProps) => {
  const { t } = useTranslation("estimates")
  const { coin, scenario, exact } = useFanTexts(fan, isBought)
  const row = (name: string, amounts: PaybackFan["ends"], of?: number) => (
    <tr key={name} data-figure-of={of?.toString()}>
      <th scope="row">{name}</th>
      {scenarios.map((one) => (
        <td key={one} data-figure={`purchase.${one}`}>
          {exact(amounts[one])}
        </td>
      ))}
    </tr>
  )
  return (
    <div className={hidden.hidden}>
      <table>
        <caption data-figure="purchase.cost">{t("fan.caption", { coin, price: exact(fan.cost) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("fan.time")}</th>
            {scenarios.map((one) => (
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
              <td colSpan={scenarios.length} data-figure="contract.earned">
                {exact(amount)}
              </td>
            </tr>
          ))}
          {fan.points.map(({ month, amounts }) => row(t("fan.after", { count: month }), amounts, month))}
          {fan.stake !== null && row(t("fan.withStake"), fan.ends)}
        </tbody>
      </table>
    </div>
  )
}
