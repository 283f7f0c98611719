import type { ContractsFan as Fan } from "#domain/cabinet/contracts-fan.ts"
import { countMonthsUntil, createTicks } from "#domain/shop/payback-fan.ts"
import { summarizeContractFan } from "#domain/shop/payback-verdict.ts"
import { FanFigure } from "#ui/shop/payback-fan/payback-fan.tsx"
import { ContractsPaybackVerdict } from "./contracts-payback-verdict.tsx"

/** The empty values of the properties that only the fan of a single purchase has. */
const none = {
  coin: null,
  isOpenEnded: false,
  priceChangePercent: "50",
  stake: null,
  lowerPaidBackDay: null,
  feeTakesAllDay: null,
} as const

/** Shows the payback of all mining contracts so far, and their expected payback. */
export const ContractsFan = ({ fan: contracts }: { readonly fan: Fan }) => {
  const fan = { ...contracts, ...none, ticks: createTicks(countMonthsUntil(contracts.lastDay), contracts.lastDay) }
  return (
    <FanFigure
      fan={fan}
      start={contracts.start}
      isBought
      verdict={summarizeContractFan(fan)}
      title={<ContractsPaybackVerdict fan={contracts} />}
    />
  )
}
