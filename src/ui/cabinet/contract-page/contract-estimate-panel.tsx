import { useTranslation } from "react-i18next"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import {
  contractOfferOf,
  estimateContract,
  type ContractEstimate,
  type Term,
} from "#domain/cabinet/contract-estimate.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { calculateDifficultyGrowth, type Mining } from "#domain/shop/mining.ts"
import { findPayoutCode } from "#domain/shop/offer.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { addDays, dayMs } from "#ui/shared/add-days.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"
import { PurchasePayback } from "#ui/shop/payback-fan/purchase-payback.tsx"
import { ContractEstimatePending } from "./contract-estimate-pending.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

const daysBetween = (from: Instant, to: Instant) => Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / dayMs))

/** Returns the passed days of a contract and its whole term in days, null without an end. The contract must have started. */
export const termOf = ({ startDate, endDate }: ContractDetails["contract"], now: Instant): Term => ({
  passedDays: daysBetween(startDate!, now),
  totalDays: endDate === null ? null : daysBetween(startDate!, endDate),
})

export interface ContractEstimatePanelProps {
  readonly details: ContractDetails
  readonly now: Instant
}
type ShownProps = Pick<ContractEstimatePanelProps, "details"> & {
  readonly outlook: ContractEstimate
  readonly mining: Mining
}

const Assumed = ({ mining }: Pick<ShownProps, "mining">) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const growth = calculateDifficultyGrowth(mining)
  const how = mining.algorithm === "staking" ? "staking" : growth === null ? "asNow" : "growing"
  return (
    <p className={patterns.note} data-figure={growth === null ? undefined : "coin.difficultyGrowth"}>
      {t(`outlook.assumed.${how}`, {
        coin: findPayoutCode(mining.currencyId),
        date: format.date(mining.rateDate),
        growth: growth && format.percentChange(growth),
      })}
    </p>
  )
}

/** Shows the day on which the contract is paid back or ends, its income until then, and the prices at which the income differs. */
export const EstimatePanel = ({ details, outlook, mining }: ShownProps) => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { contract } = details
  const { fan, purchase, earned, expected, stake, total } = outlook
  const money = (amount: ContractEstimate["total"]) => format.amount(amount, fan.currency)
  const lastDay = format.date(contract.endDate ?? addDays(contract.startDate!, fan.ticks.at(-1)!.day))
  return (
    <Panel>
      <PurchasePayback
        fan={fan}
        purchase={purchase}
        mining={mining}
        start={contract.startDate!}
        end={contract.endDate}
        isBought
      />
      <KeyValues
        items={[
          { figure: "contract.earned", label: t("outlook.earned"), value: money(earned) },
          { figure: "contract.stillExpected", label: t("outlook.expected"), value: money(expected) },
          stake && { figure: "contract.stakeWorth", label: t("outlook.stake"), value: money(stake) },
          {
            figure: "contract.end",
            label: t("outlook.end", { date: lastDay }),
            value: <strong>{money(total)}</strong>,
          },
        ]}
      />
      <Assumed mining={mining} />
    </Panel>
  )
}

/** Shows the earnings of the contract so far and its possible earnings. Renders nothing if they cannot be computed. */
export const ContractEstimatePanel = ({
  machine,
  details,
  now,
}: ContractEstimatePanelProps & { readonly machine: typeof estimate }) => (
  <EstimateFlow machine={machine} offer={contractOfferOf(details)}>
    {({ state }) => {
      if (state.matches("loading")) return <ContractEstimatePending />
      const { mining } = state.context
      const outlook = mining && estimateContract(details, mining, termOf(details.contract, now))
      return outlook && <EstimatePanel details={details} outlook={outlook} mining={mining} />
    }}
  </EstimateFlow>
)
