import { useId, type ReactNode } from "react"
import type { Instant } from "#domain/shared/schema.ts"
import { priceScenarios } from "#domain/shop/income.ts"
import type { PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { summarizePaybackFan, summarizeContractFan, type PaybackVerdict } from "#domain/shop/payback-verdict.ts"
import { FanPicture } from "./fan-picture.tsx"
import { EndLabelsBelow, type EndLabel } from "./fan-plot.tsx"
import { FanTable } from "./fan-table.tsx"
import { useFanTexts, type AnyFan } from "./use-fan-texts.ts"
import { Verdict, LowPriceCase } from "./verdict.tsx"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: Fan
  /** The first day of the fan: the day of the purchase, or of the rate if nothing is bought yet. */
  readonly start: Instant
  readonly isBought?: boolean
}

interface FigureProps {
  readonly fan: AnyFan
  readonly start: Instant
  readonly isBought: boolean
  readonly verdict: PaybackVerdict
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** Shows the verdict above the chart, with a table of the same figures for screen readers. */
export const FanFigure = ({ fan, start, isBought, verdict, title, children }: FigureProps) => {
  const id = useId()
  const { scenario, label, figures } = useFanTexts(fan, isBought)
  const ends = priceScenarios.map((one): EndLabel => ({
    figure: figures[one],
    amount: fan.ends[one],
    shown: label(fan.ends[one]),
    name: scenario(one),
  }))
  return (
    <figure className={css.fan} aria-labelledby={id}>
      <figcaption className={css.title}>
        <p id={id} className={css.answer}>
          {title}
        </p>
        {children}
      </figcaption>
      <FanPicture fan={fan} start={start} isBought={isBought} verdict={verdict} ends={ends} />
      <EndLabelsBelow ends={ends} />
      <FanTable fan={fan} start={start} isBought={isBought} />
    </figure>
  )
}

/**
 * Shows when a purchase is paid back, and its income at three prices of its coin. The fan of a bought contract begins with the
 * actual payouts.
 */
export const PaybackFan = ({ fan, start, isBought = false }: Props) => {
  const verdict = isBought ? summarizeContractFan(fan) : summarizePaybackFan(fan)
  const title = <Verdict fan={fan} start={start} verdict={verdict} />
  return (
    <FanFigure fan={fan} start={start} isBought={isBought} verdict={verdict} title={title}>
      {!isBought && <LowPriceCase fan={fan} start={start} />}
    </FanFigure>
  )
}
