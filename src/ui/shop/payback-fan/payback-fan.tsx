import { useId } from "react"
import { scenarios } from "#domain/shop/income.ts"
import type { PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { FanPicture } from "./fan-picture.tsx"
import { FanTable } from "./fan-table.tsx"
import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { useFanTexts } from "./use-fan-texts.ts"

interface Props {
  readonly fan: Fan
  /** What the picture says, where more is known than of any purchase. */
  readonly title?: string
  /** The day that covers the cost, as text. */
  readonly paidBack?: string | undefined
}

/** What a purchase costs, and what it brings back at three prices of its coin; with what was really paid, where that is known. */
export const PaybackFan = ({ fan, title, paidBack }: Props) => {
  const id = useId()
  const { title: usualTitle, scenario, label } = useFanTexts(fan)
  return (
    <figure className={css.fan} aria-labelledby={id}>
      <figcaption id={id} className={css.title}>
        {title ?? usualTitle}
      </figcaption>
      <FanPicture fan={fan} paidBack={paidBack} />
      <div className={`${patterns.note} ${css.ends}`} aria-hidden="true">
        {scenarios.map((one) => (
          <div key={one}>
            <div className={css.amount} translate="no" data-figure={`purchase.${one}`}>
              {label(fan.ends[one])}
            </div>
            <div>{scenario(one)}</div>
          </div>
        ))}
      </div>
      <FanTable fan={fan} />
    </figure>
  )
}
