import { useId } from "react"
import type { Instant } from "#domain/shared/schema.ts"
import { scenarios } from "#domain/shop/income.ts"
import { answerBeforePurchase, answerOfContract } from "#domain/shop/payback-answer.ts"
import type { PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { Answer, BadCase } from "./answer.tsx"
import { FanPicture } from "./fan-picture.tsx"
import { FanTable } from "./fan-table.tsx"
import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import { useFanTexts } from "./use-fan-texts.ts"

interface Props {
  readonly fan: Fan
  /** Its first day: of the purchase, or of the rate where nothing is bought. */
  readonly start: Instant
  readonly isBought?: boolean
}

/** When a purchase is paid back, and what it brings at three prices of its coin; with what was really paid, where that is known. */
export const PaybackFan = ({ fan, start, isBought = false }: Props) => {
  const id = useId()
  const { scenario, label } = useFanTexts(fan, isBought)
  const answer = isBought ? answerOfContract(fan) : answerBeforePurchase(fan)
  return (
    <figure className={css.fan} aria-labelledby={id}>
      <figcaption className={css.title}>
        <p id={id} className={css.answer}>
          <Answer fan={fan} start={start} answer={answer} />
        </p>
        {!isBought && <BadCase fan={fan} start={start} />}
      </figcaption>
      <FanPicture fan={fan} start={start} isBought={isBought} answer={answer} />
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
      <FanTable fan={fan} isBought={isBought} />
    </figure>
  )
}
