import type { ContractsFan as Fan } from "#domain/cabinet/contracts-fan.ts"
import { answerOfContract } from "#domain/shop/payback-answer.ts"
import { monthsUntil, ticksOf } from "#domain/shop/payback-fan.ts"
import { FanFigure } from "#ui/shop/payback-fan/payback-fan.tsx"
import { WholeAnswer } from "./whole-answer.tsx"

/** Parts of the fan that one purchase alone has. */
const none = {
  coin: null,
  isOpenEnded: false,
  spread: "50",
  stake: null,
  lowerPaidBackDay: null,
  feeTakesAllDay: null,
} as const

/** All that mining contracts brought back so far, and what is expected of them. */
export const ContractsFan = ({ fan: contracts }: { readonly fan: Fan }) => {
  const fan = { ...contracts, ...none, ticks: ticksOf(monthsUntil(contracts.end), contracts.end) }
  return (
    <FanFigure
      fan={fan}
      start={contracts.start}
      isBought
      answer={answerOfContract(fan)}
      title={<WholeAnswer fan={contracts} />}
    />
  )
}
