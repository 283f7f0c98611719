import type { ContractsFan as Fan } from "#domain/cabinet/contracts-fan.ts"
import { monthsUntil, createTicks } from "#domain/shop/payback-fan.ts"
import { contractVerdict } from "#domain/shop/payback-verdict.ts"
import { FanFigure } from "#ui/shop/payback-fan/payback-fan.tsx"
import { WholeVerdict } from "./whole-verdict.tsx"

/** The properties that only the fan of a single purchase has. */
const none = {
  coin: null,
  isOpenEnded: false,
  spread: "50",
  stake: null,
  lowerPaidBackDay: null,
  feeTakesAllDay: null,
} as const

/** Shows the payback of all mining contracts so far, and their expected payback. */
export const ContractsFan = ({ fan: contracts }: { readonly fan: Fan }) => {
  const fan = { ...contracts, ...none, ticks: createTicks(monthsUntil(contracts.end), contracts.end) }
  return (
    <FanFigure
      fan={fan}
      start={contracts.start}
      isBought
      verdict={contractVerdict(fan)}
      title={<WholeVerdict fan={contracts} />}
    />
  )
}
