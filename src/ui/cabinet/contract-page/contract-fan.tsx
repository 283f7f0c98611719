import { contractFanOf, contractOfferOf } from "#domain/cabinet/contract-fan.ts"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { estimate } from "#machines/shop/estimate.machine.ts"
import { EstimateFlow } from "#ui/shop/estimate/estimate-flow.tsx"
import { PaybackFan, PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan.tsx"

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
      const fan = mining && contractFanOf(details, mining, now)
      return fan && <PaybackFan fan={fan} />
    }}
  </EstimateFlow>
)
