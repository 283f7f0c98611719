import { dedupeCall } from "#adapters/shared/dedupe-call.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { loadMining } from "#adapters/shop/products.ts"
import type { Order } from "#domain/orders/order.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"
import { BestsellerEstimate, type BestsellerProps } from "#ui/shop/estimate/bestseller-estimate.tsx"
import { DayEstimate } from "#ui/shop/estimate/day-estimate.tsx"
import { HomeCalculatorPayback, type HomeCalculatorPaybackProps } from "#ui/shop/estimate/home-calculator-payback.tsx"
import { OrderEstimate } from "#ui/shop/estimate/order-estimate.tsx"
import { PriceEstimate, type PriceEstimateProps } from "#ui/shop/estimate/price-estimate.tsx"
import { PurchaseEstimate, type EstimateProps } from "#ui/shop/estimate/purchase-estimate.tsx"

/** Creates the parts of the extension `estimates`. */
export const createEstimates = memoizePerApp((app) => {
  const machine = provide(estimate)({ loadMining: dedupeCall(loadMining(createPageApi(app))) })
  return {
    Purchase: (props: EstimateProps) => <PurchaseEstimate {...props} machine={machine} />,
    Day: (props: EstimateProps) => <DayEstimate {...props} machine={machine} />,
    Order: (props: { readonly order: Order }) => <OrderEstimate {...props} machine={machine} />,
    HomeCalculator: (props: HomeCalculatorPaybackProps) => <HomeCalculatorPayback {...props} machine={machine} />,
    Bestseller: (props: BestsellerProps) => <BestsellerEstimate {...props} machine={machine} />,
    Price: (props: PriceEstimateProps) => <PriceEstimate {...props} machine={machine} />,
  }
})
