import { Panel } from "#ui/kit/layout/card.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"

export const ContractEstimatePending = () => (
  <Panel>
    <PaybackFanSkeleton />
  </Panel>
)
