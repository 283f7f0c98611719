import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { describeLowPriceCase, type PaybackVerdict } from "#domain/shop/payback-verdict.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useFanTexts } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly start: Instant
}

const figures: { readonly [Kind in PaybackVerdict["kind"]]: FigureMark } = {
  paidBack: "purchase.more",
  paidBackLater: "purchase.paidBack",
  notInTerm: "purchase.paidBack",
  notInThreeYears: "purchase.paidBackInThreeYears",
  partlyPaidBack: "contract.paidBack",
  alreadyPaidBack: "contract.more",
}

/** A placeholder for the date, which is emphasised in the sentence. */
const placeholder = "\uE000"

/** Returns a function that turns a verdict into a sentence. `placeholder` is the placeholder for its date. */
const useVerdictText = ({ fan, start }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { label } = useFanTexts(fan)
  const date = placeholder
  return (verdict: PaybackVerdict): string => {
    switch (verdict.kind) {
      case "paidBack": {
        const more = { date, amount: label(verdict.surplus), months: verdict.months }
        return t(BigDecimal.isPositive(verdict.surplus) ? "answer.paidBack" : "answer.paidBackAtEnd", more)
      }
      case "paidBackLater":
        return t("answer.paidBackLater", { months: verdict.months, percent: format.percent(verdict.percent), date })
      case "notInTerm":
        return t("answer.notInTerm", { percent: format.percent(verdict.percent) })
      case "notInThreeYears": {
        const { feeTakesAllDay: day } = verdict
        const percent = format.percent(verdict.percent)
        return day === null
          ? t("answer.notInThreeYears", { percent })
          : t("answer.feeTakesAll", { percent, month: format.month(addDays(start, day)) })
      }
      case "partlyPaidBack":
        return t("answer.partlyPaidBack", { percent: format.percent(verdict.percent), date })
      case "alreadyPaidBack":
        return t("answer.alreadyPaidBack", { amount: label(verdict.surplus) })
    }
  }
}

/**
 * Shows the verdict with its date emphasised. Each part of the sentence is an element, because a browser's translator replaces
 * text nodes.
 */
export const Verdict = ({ verdict, ...props }: Props & { readonly verdict: PaybackVerdict }) => {
  const format = useFormatters()
  const [before = "", after = ""] = useVerdictText(props)(verdict).split(placeholder)
  const date = "day" in verdict ? format.date(addDays(props.start, verdict.day)) : ""
  const hasFigure = verdict.kind !== "paidBack" || BigDecimal.isPositive(verdict.surplus)
  return (
    <span data-figure={hasFigure ? figures[verdict.kind] : undefined}>
      <span>{before}</span>
      <span className={patterns.when}>{date}</span>
      <span>{after}</span>
    </span>
  )
}

/** Shows, for example, "If Bitcoin ends at half: not back within 12 months, 86%". */
export const LowPriceCase = ({ fan, start }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const lowPriceCase = describeLowPriceCase(fan)
  const percent = format.percent(decimal(fan.priceChangePercent))
  const outcome =
    lowPriceCase.kind === "paidBack"
      ? t("lowPriceCase.paidBack", { date: format.date(addDays(start, lowPriceCase.day)) })
      : lowPriceCase.kind === "notInThreeYears"
        ? t("lowPriceCase.notInThreeYears")
        : t("lowPriceCase.notInTerm", { count: lowPriceCase.months, percent: format.percent(lowPriceCase.percent) })
  const coin = t(`coinName.${findPayoutCode(fan.coin)}`)
  return (
    <p className={`${patterns.quiet} ${css.bad}`}>
      <span data-figure={lowPriceCase.kind === "notInTerm" ? "purchase.paidBackLower" : undefined}>
        {t(fan.priceChangePercent === "50" ? "lowPriceCase.half" : "lowPriceCase.lower", { coin, percent, outcome })}
      </span>
    </p>
  )
}
