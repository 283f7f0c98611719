import { contractFanOf, contractOfferOf, type Term } from "#domain/cabinet/contract-fan.ts"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"
import { PaybackFan } from "#ui/shop/payback-fan/payback-fan.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"

const day = 86_400_000
const daysBetween = (from: Instant, to: Instant) => Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / day))

/** Null for a contract whose start is not known. */
export const termOf = ({ contract: { startDate, endDate } }: ContractDetails, now: Instant): Term | null =>
  startDate === null
    ? null
    : { passed: daysBetween(startDate, now), whole: endDate === null ? null : daysBetween(startDate, endDate) }

export interface ContractFanProps {
  readonly details: ContractDetails
  readonly now: Instant
}

/** What the contract has brought, and what it could bring; nothing where that cannot be known. */
export const ContractFan = ({ machine, details, now }: ContractFanProps & { readonly machine: typeof estimate }) => (
  <EstimateFlow machine={machine} offer={contractOfferOf(details)}>
    {({ state }) => {
      if (state.matches("loading")) return <PaybackFanSkeleton />
      const { mining } = state.context
      const term = termOf(details, now)
      const fan = mining && term && contractFanOf(details, mining, term)
      return fan && <PaybackFan fan={fan} />
    }}
  </EstimateFlow>
)
