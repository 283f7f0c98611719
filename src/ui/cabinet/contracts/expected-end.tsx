import { useTranslation } from "react-i18next"
import {
  contractOfferOf,
  estimateContract,
  contractWithSumsOf,
  type ContractWithSums,
} from "#domain/cabinet/contract-estimate.ts"
import type { Contract } from "#domain/cabinet/contract.ts"
import { percentOf, toPlainDecimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { termOf } from "#ui/cabinet/contract-page/contract-estimate-panel.tsx"
import { ShareAhead } from "#ui/kit/figures/share-bar.tsx"
import { addDays } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"

export interface ExpectedEndProps {
  readonly contract: Contract
  readonly now: Instant
}
type ShownProps = ExpectedEndProps & { readonly subject: ContractWithSums; readonly machine: typeof estimate }

const Shown = ({ machine, subject, contract, now }: ShownProps) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  return (
    <EstimateFlow machine={machine} offer={contractOfferOf(subject)}>
      {({ state }) => {
        const { mining } = state.context
        const outlook = mining && estimateContract(subject, mining, termOf(contract, now))
        if (!outlook) return null
        const percent = percentOf(outlook.total, outlook.fan.cost, 1)
        const last = contract.endDate ?? addDays(contract.startDate!, outlook.fan.ticks.at(-1)!.day)
        return (
          <ShareAhead
            share={Number(toPlainDecimal(percent, 1))}
            text={t("contracts.expectedBy", { date: format.date(last), percent: format.percent(percent) })}
          />
        )
      }}
    </EstimateFlow>
  )
}

/**
 * Shows the pale part of a contract's payback bar: the payback that an unchanged price would bring by the end. Renders nothing if
 * that payback is unknown.
 */
export const ExpectedEnd = (props: ExpectedEndProps & Pick<ShownProps, "machine">) => {
  const subject = contractWithSumsOf(props.contract)
  return subject && <Shown {...props} subject={subject} />
}
