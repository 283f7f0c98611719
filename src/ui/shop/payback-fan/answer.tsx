import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import { decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { payoutCode } from "#domain/shop/offer.ts"
import { describeBadCase, type PaybackAnswer } from "#domain/shop/payback-answer.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
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

const figures: { readonly [Kind in PaybackAnswer["kind"]]: FigureMark } = {
  back: "purchase.more",
  backLater: "purchase.paidBack",
  notInTerm: "purchase.paidBack",
  notInThreeYears: "purchase.paidBackInThreeYears",
  partly: "contract.paidBack",
  whole: "contract.more",
}

/** A placeholder for the date, which is emphasised in the sentence. */
const place = "\uE000"

/** Returns the sentence with the payback date, or the sentence that the cost is not paid back. */
const useAnswer = ({ fan, start }: Props) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { label } = useFanTexts(fan)
  const date = place
  return (answer: PaybackAnswer): string => {
    switch (answer.kind) {
      case "back": {
        const more = { date, amount: label(answer.more), months: answer.months }
        return t(BigDecimal.isPositive(answer.more) ? "answer.back" : "answer.backAtEnd", more)
      }
      case "backLater":
        return t("answer.backLater", { months: answer.months, percent: format.percent(answer.percent), date })
      case "notInTerm":
        return t("answer.notInTerm", { percent: format.percent(answer.percent) })
      case "notInThreeYears": {
        const { feeTakesAllDay: day } = answer
        const percent = format.percent(answer.percent)
        return day === null
          ? t("answer.notInThreeYears", { percent })
          : t("answer.feeTakesAll", { percent, month: format.month(breakEvenDate(start, day)) })
      }
      case "partly":
        return t("answer.partly", { percent: format.percent(answer.percent), date })
      case "whole":
        return t("answer.whole", { amount: label(answer.more) })
    }
  }
}

/** Renders three elements for every sentence, because a browser's translator replaces text nodes. */
export const Answer = ({ answer, ...props }: Props & { readonly answer: PaybackAnswer }) => {
  const format = useFormatters()
  const [before = "", after = ""] = useAnswer(props)(answer).split(place)
  const date = "day" in answer ? format.date(breakEvenDate(props.start, answer.day)) : ""
  const hasFigure = answer.kind !== "back" || BigDecimal.isPositive(answer.more)
  return (
    <span data-figure={hasFigure ? figures[answer.kind] : undefined}>
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
  const percent = format.percent(decimal(fan.spread))
  const outcome =
    bad.kind === "back"
      ? t("badCase.back", { date: format.date(breakEvenDate(start, bad.day)) })
      : bad.kind === "notInThreeYears"
        ? t("badCase.notInThreeYears")
        : t("badCase.notInTerm", { count: bad.months, percent: format.percent(bad.percent) })
  const coin = t(`coinName.${payoutCode(fan.coin)}`)
  return (
    <p className={`${patterns.quiet} ${css.bad}`}>
      <span data-figure={bad.kind === "notInTerm" ? "purchase.paidBackLower" : undefined}>
        {t(fan.spread === "50" ? "badCase.half" : "badCase.lower", { coin, percent, outcome })}
      </span>
    </p>
  )
}
