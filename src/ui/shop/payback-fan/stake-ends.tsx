import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import { priceScenarios, yearMonths } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { findMarkAnchors, narrow, createFullScale, characterWidths } from "./stake-scale.ts"
import { useFanTexts } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly isBought: boolean
}

/** Shows the returned amounts at three prices, above their marks, or side by side if there is too little space. */
export const StakeEnds = ({ fan, isBought }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { coin, label, scenario: whole } = useFanTexts(fan, isBought)
  const { positionOf } = createFullScale(fan)
  const percent = format.percent(decimal(fan.priceChangePercent))
  const ends = priceScenarios.map((scenario) => ({
    scenario,
    amount: label(fan.ends[scenario]),
    // Shows the plain percentage for a stake that ends in month 12 or later. In an earlier month, the price has not changed by
    // the whole percentage yet.
    name:
      isBought || fan.ticks.at(-1)!.month < yearMonths
        ? whole(scenario)
        : t(`stakeScale.${scenario}`, { coin, percent }),
  }))
  const anchorsFor = ({ small, strong }: typeof narrow) =>
    findMarkAnchors(
      ends.map(({ scenario, amount, name }) => ({
        position: positionOf(fan.ends[scenario]),
        width: Math.max(amount.length * strong, name.length * small),
      })),
    )
  const everywhere = anchorsFor(narrow)
  const anchors = everywhere ?? anchorsFor(characterWidths)
  return (
    <>
      {anchors && (
        <div
          className={`${patterns.note} ${patterns.stack} ${everywhere ? "" : css.beside}`}
          aria-hidden="true"
          translate="no"
        >
          <svg width="100%" height="44" overflow="visible">
            {ends.map(({ scenario, amount, name }, index) => (
              <g key={scenario}>
                <text {...anchors[index]} className={css.amount} y="18" data-figure={`purchase.${scenario}`}>
                  {amount}
                </text>
                <text {...anchors[index]} y="36">
                  {name}
                </text>
              </g>
            ))}
          </svg>
        </div>
      )}
      {!everywhere && (
        <div className={`${patterns.note} ${css.ends}`} aria-hidden="true">
          {ends.map(({ scenario, amount, name }) => (
            <div key={scenario}>
              <div className={css.amount} translate="no" data-figure={`purchase.${scenario}`}>
                {amount}
              </div>
              <div>{name}</div>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
