import { useTranslation } from "react-i18next"
import { summarizeContractsFan, type ContractsAnswer, type ContractsFan } from "#domain/cabinet/contracts-fan.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { breakEvenDate } from "#ui/shop/estimate/break-even-date.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

const figures: { readonly [Kind in ContractsAnswer["kind"]]: FigureMark | undefined } = {
  whole: "returns.more",
  wholeOn: undefined,
  notWhole: "returns.paidBackAtEnd",
}
/** A placeholder for the date, which is emphasised in the sentence. */
const place = "\uE000"

/**
 * Shows when all mining contracts have paid back their cost. Renders three elements, because a browser's translator replaces text
 * nodes.
 */
export const WholeAnswer = ({ fan }: { readonly fan: ContractsFan }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const answer = summarizeContractsFan(fan)
  const sentence = t(`returns.${answer.kind}`, {
    date: place,
    amount: answer.kind === "whole" && format.amount(answer.more, fan.currency),
    percent: answer.kind === "notWhole" && format.percent(answer.percent),
  })
  const [before, after] = sentence.split(place)
  return (
    <span data-figure={figures[answer.kind]}>
      <span>{before}</span>
      {answer.kind !== "whole" && (
        <span className={patterns.when}>{format.date(breakEvenDate(fan.start, answer.day))}</span>
      )}
      <span>{after}</span>
    </span>
  )
}
