import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { describeBadCase, type PaybackVerdict } from "#domain/shop/payback-verdict.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { breakEvenDate } from "#ui/shop/estimate/break-even-date.ts"
import { useFanTexts } from "./use-fan-texts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly start: Instant
}

const figures: { readonly [Kind in PaybackVerdict["kind"]]: FigureMark } = {
  back: "purchase.more",
  backLater: "purchase.paidBack",
  notInTerm: "purchase.paidBack",
  notInThreeYears: "purchase.paidBackInThreeYears",
  partly: "contract.paidBack",
  whole: "contract.more",
}

/** A placeholder for the date, which is emphasised in the sentence. */
const placeholder = "\uE000"

/** Returns a function that turns a verdict into a sentence. `place` is the placeholder for its date. */
const useVerdictText = ({ fan, start }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { label } = useFanTexts(fan)
  const date = placeholder
  return (verdict: PaybackVerdict): string => {
    switch (verdict.kind) {
      case "back": {
        const more = { date, amount: label(verdict.surplus), months: verdict.months }
        return t(BigDecimal.isPositive(verdict.surplus) ? "answer.back" : "answer.backAtEnd", more)
      }
      case "backLater":
        return t("answer.backLater", { months: verdict.months, percent: format.percent(verdict.percent), date })
      case "notInTerm":
        return t("answer.notInTerm", { percent: format.percent(verdict.percent) })
      case "notInThreeYears": {
        const { feeTakesAllDay: day } = verdict
        const percent = format.percent(verdict.percent)
        return day === null
          ? t("answer.notInThreeYears", { percent })
          : t("answer.feeTakesAll", { percent, month: format.month(breakEvenDate(start, day)) })
      }
      case "partly":
        return t("answer.partly", { percent: format.percent(verdict.percent), date })
      case "whole":
        return t("answer.whole", { amount: label(verdict.surplus) })
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
  const date = "day" in verdict ? format.date(breakEvenDate(props.start, verdict.day)) : ""
  const hasFigure = verdict.kind !== "back" || BigDecimal.isPositive(verdict.surplus)
  return (
    <span data-figure={hasFigure ? figures[verdict.kind] : undefined}>
      <span>{before}</span>
      <span className={patterns.when}>{date}</span>
      <span>{after}</span>
    </span>
  )
}

/** Shows, for example, "If Bitcoin ends at half: not back within 12 months, 86%". */
export const BadCase = ({ fan, start }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const bad = describeBadCase(fan)
  const percent = format.percent(decimal(fan.priceChangePercent))
  const outcome =
    bad.kind === "back"
      ? t("badCase.back", { date: format.date(breakEvenDate(start, bad.day)) })
      : bad.kind === "notInThreeYears"
        ? t("badCase.notInThreeYears")
        : t("badCase.notInTerm", { count: bad.months, percent: format.percent(bad.percent) })
  const coin = t(`coinName.${findPayoutCode(fan.coin)}`)
  return (
    <p className={`${patterns.quiet} ${css.bad}`}>
      <span data-figure={bad.kind === "notInTerm" ? "purchase.paidBackLower" : undefined}>
        {t(fan.priceChangePercent === "50" ? "badCase.half" : "badCase.lower", { coin, percent, outcome })}
      </span>
    </p>
  )
}
