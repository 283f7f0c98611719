import type { Instant } from "#domain/shared/schema.ts"
import type { Purchase } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import type { PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { calculateStakeOutcome } from "#domain/shop/stake-outcome.ts"
import { addDays } from "#ui/shared/add-days.ts"
import { CoinComparison } from "./coin-comparison.tsx"
import { PaybackFan } from "./payback-fan.tsx"
import { StakePicture } from "./stake-picture.tsx"

interface Props {
  readonly fan: Fan
  readonly purchase: Purchase
  readonly mining: Mining
  /** The first day of the fan. */
  readonly start: Instant
  /** The last day, if its date is known. */
  readonly end?: Instant | null
  readonly isBought?: boolean
}

/** Shows the payback of a purchase or the end of a stake, and below it the coins that the cost would buy instead. */
export const PurchasePayback = ({ fan, purchase, mining, start, end = null, isBought = false }: Props) => {
  const outcome = calculateStakeOutcome(fan, purchase, mining)
  return (
    <>
      {outcome === null ? (
        <PaybackFan fan={fan} start={start} isBought={isBought} />
      ) : (
        <StakePicture
          fan={fan}
          outcome={outcome}
          end={end ?? addDays(start, fan.ticks.at(-1)!.day)}
          isBought={isBought}
        />
      )}
      <CoinComparison fan={fan} purchase={purchase} mining={mining} start={start} />
    </>
  )
}
