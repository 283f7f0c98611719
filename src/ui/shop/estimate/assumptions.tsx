import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import { priceChangePercents, type EstimateScenario } from "#domain/shop/income.ts"
import { calculateDifficultyChange, calculateDifficultyGrowth, type Mining } from "#domain/shop/mining.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { SegmentedRadios } from "#ui/kit/fields/segmented-radios.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"

interface Props extends Pick<ScreenProps<typeof estimate>, "send"> {
  readonly mining: Mining
  readonly outlook: EstimateScenario
}

/** Lets the user replace the usual assumptions about the coin's price and the difficulty. */
export const Assumptions = ({ mining, outlook, send }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const growth = calculateDifficultyGrowth(mining)
  const options = [
    { value: "asNow" as const, text: t("difficulty.asNow") },
    { value: "growing" as const, figure: "coin.difficultyGrowth" as const, change: growth },
    {
      value: "harder" as const,
      figure: "coin.difficultyHarder" as const,
      change: calculateDifficultyChange(mining, "harder"),
    },
  ]
  return (
    <>
      <SegmentedRadios
        legend={t("spread.legend", { coin: findPayoutCode(mining.currencyId) })}
        value={outlook.priceChangePercent}
        options={priceChangePercents.map((value) => ({
          value,
          text: t("spread.change", { percent: format.percent(decimal(value)) }),
        }))}
        onChange={(priceChangePercent) => send({ type: "priceChange.choose", priceChangePercent })}
      />
      {mining.algorithm !== "staking" && (
        <SegmentedRadios
          legend={
            growth === null ? (
              t("difficulty.legend")
            ) : (
              <span data-figure="coin.difficultyGrowth">
                {t("difficulty.legendKnown", { growth: format.percentChange(growth) })}
              </span>
            )
          }
          value={outlook.difficulty}
          options={options.flatMap(({ value, text, figure, change }) =>
            change === null
              ? []
              : [{ value, figure, text: change === undefined ? text : format.percentChange(change) }],
          )}
          onChange={(difficulty) => send({ type: "difficulty.choose", difficulty })}
        />
      )}
    </>
  )
}
