import { useDeferredValue, useMemo, type ComponentType } from "react"
import type { EstimateProps } from "#ui/shop/estimate/purchase-estimate.tsx"

interface Props extends EstimateProps {
  readonly component: ComponentType<EstimateProps>
}

/** Renders the estimate after the rest of the form, so that a typed digit is painted before the figures and the chart. */
export const DeferredEstimate = ({ component: Estimate, offer, quote }: Props) => {
  const current = useMemo(() => ({ offer, quote }), [offer, quote])
  const purchase = useDeferredValue(current)
  return useMemo(() => <Estimate {...purchase} />, [Estimate, purchase])
}
