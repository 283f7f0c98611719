import { useId } from "react"
import { scenarios } from "#domain/shop/income.ts"
import type { PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { FanPicture } from "./fan-picture.tsx"
import { FanTable } from "./fan-table.tsx"
import css from "./payback-fan.module.css"
import { useFanTexts } from "./use-fan-texts.ts"

/** What a purchase costs, and what it brings back at three prices of its coin; with what was really paid, where that is known. */
export const PaybackFan = ({ fan }: { readonly fan: Fan }) => {
  const id = useId()
  const { title, scenario, label } = useFanTexts(fan)
  return (
    <figure className={css.fan} aria-labelledby={id}>
      <figcaption id={id} className={css.title}>
        {title}
      </figcaption>
      <FanPicture fan={fan} />
      <div className={css.ends} aria-hidden="true">
        {scenarios.map((one) => (
          <div key={one}>
            <div className={css.amount} translate="no">
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
