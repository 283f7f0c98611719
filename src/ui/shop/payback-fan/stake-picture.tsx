import { BigDecimal } from "effect"
import { Fragment, useId } from "react"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { StakeOutcome } from "#domain/shop/stake-outcome.ts"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { FanTable } from "./fan-table.tsx"
import { StakeEnds } from "./stake-ends.tsx"
import { StakeScales } from "./stake-scales.tsx"
import { useFanTexts } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly outcome: StakeOutcome
  /** The day on which the stake is returned. */
  readonly end: Instant
  readonly isBought?: boolean
}

/** A placeholder for the emphasised part of the sentence. */
const placeholder = "\uE000"

/** Returns a function that names a difference: "$6.85 more" or "$152.33 less". No difference is null. */
const useDifference = (fan: PaybackFan) => {
  const { t } = useTranslation("estimates")
  const { label } = useFanTexts(fan)
  return (more: Decimal): string | null =>
    BigDecimal.isZero(more)
      ? null
      : t(BigDecimal.isPositive(more) ? "stakeAnswer.more" : "stakeAnswer.less", {
          amount: label(BigDecimal.abs(more)),
        })
}

/** Shows "On Nov 27, 2027 you have 0.1042 ETH, $6.85 more than you pay". Each part is an element, as in `Verdict`. */
const StakeVerdict = ({ fan, outcome, end, isBought = false }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const difference = useDifference(fan)(outcome.surplus)
  const values = {
    date: format.date(end),
    coins: format.amount(outcome.coins.end, "eth", { digits: outcome.digits }),
    difference: placeholder,
  }
  const text = isBought ? "bought" : "ahead"
  const [before = "", after = ""] = t(`stakeAnswer.${text}.${difference === null ? "same" : "differs"}`, values).split(
    placeholder,
  )
  return (
    <span data-figure={difference === null ? "stake.end" : "stake.end stake.more"}>
      <span>{before}</span>
      <span className={BigDecimal.isPositive(outcome.surplus) ? css.more : undefined}>{difference}</span>
      <span>{after}</span>
    </span>
  )
}

/** Shows, for example, "If Ether ends at half: $165.72, $152.33 less than you pay". */
const LowPriceCase = ({ fan, outcome: { lower } }: Pick<Props, "fan" | "outcome">) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const difference = useDifference(fan)(lower.surplus)
  const { label } = useFanTexts(fan)
  const values = { amount: label(lower.end), difference }
  return (
    <p className={`${patterns.quiet} ${css.bad}`}>
      <span data-figure={difference === null ? "purchase.lower" : "purchase.lower stake.moreLower"}>
        {t(fan.priceChangePercent === "50" ? "lowPriceCase.half" : "lowPriceCase.lower", {
          coin: t(`coinName.${findPayoutCode(fan.coin)}`),
          percent: format.percent(decimal(fan.priceChangePercent)),
          outcome: t(difference === null ? "stakeAnswer.badSame" : "stakeAnswer.bad", values),
        })}
      </span>
    </p>
  )
}

const parts = [
  ["stake", "purchase.power", "purchase.stakeWorth"],
  ["earned", "stake.earned", "stake.earnedWorth"],
  ["end", "stake.end", "purchase.asToday"],
] as const satisfies ReadonlyArray<readonly [string, FigureMark, FigureMark]>
const signs = { stake: "+", earned: "=", end: null }

/** Shows the sum: stake + earned = end. */
const Sum = ({ fan, outcome }: Pick<Props, "fan" | "outcome">) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  return (
    <div className={`${patterns.note} ${css.sum}`}>
      {parts.map(([part, coins, worth]) => (
        <Fragment key={part}>
          <div>
            <div className={css.amount} translate="no" data-figure={coins}>
              <span className={part === "end" ? css.more : undefined}>
                <NoWrapText>{format.amount(outcome.coins[part], "eth", { digits: outcome.digits })}</NoWrapText>
              </span>
            </div>
            <div data-figure={worth}>
              {t(`stakeSum.${part}`, { amount: format.amount(outcome.worth[part], fan.currency) })}
            </div>
          </div>
          {signs[part] && <span className={css.amount}>{signs[part]}</span>}
        </Fragment>
      ))}
    </div>
  )
}

/** Shows the end of a returned stake: its final worth compared with its cost, and its worth at three prices of its coin. */
export const StakePicture = (props: Props) => {
  const { fan, outcome, isBought = false } = props
  const id = useId()
  return (
    <figure className={css.fan} aria-labelledby={id}>
      <figcaption className={css.title}>
        <p id={id} className={css.answer}>
          <StakeVerdict {...props} />
        </p>
        {!isBought && <LowPriceCase {...props} />}
      </figcaption>
      <Sum {...props} />
      <StakeEnds fan={fan} isBought={isBought} />
      <StakeScales fan={fan} outcome={outcome} isBought={isBought} />
      <FanTable fan={fan} start={null} isBought={isBought} />
    </figure>
  )
}
