import { useTranslation } from "react-i18next"
import { summarizeContractsFan, type ContractsVerdict, type ContractsFan } from "#domain/cabinet/contracts-fan.ts"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

const figures: { readonly [Kind in ContractsVerdict["kind"]]: FigureMark | undefined } = {
  alreadyPaidBack: "returns.more",
  paidBackOn: undefined,
  notPaidBack: "returns.paidBackAtEnd",
}
/** A placeholder for the date, which is emphasised in the sentence. */
const placeholder = "\uE000"

/**
 * Shows when all mining contracts have paid back their cost. Each part of the sentence is an element, because a browser's
 * translator replaces text nodes.
 */
export const ContractsPaybackVerdict = ({ fan }: { readonly fan: ContractsFan }) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  const verdict = summarizeContractsFan(fan)
  const sentence = t(`returns.${verdict.kind}`, {
    date: placeholder,
    amount: verdict.kind === "alreadyPaidBack" && format.amount(verdict.surplus, fan.currency),
    percent: verdict.kind === "notPaidBack" && format.percent(verdict.percent),
  })
  const [before, after] = sentence.split(placeholder)
  return (
    <span data-figure={figures[verdict.kind]}>
      <span>{before}</span>
      {verdict.kind !== "alreadyPaidBack" && (
        <span className={patterns.when}>{format.date(addDays(fan.start, verdict.day))}</span>
      )}
      <span>{after}</span>
    </span>
  )
}
