import { loadMining } from "../../adapters/shop/mining"
import { fillPort } from "../../adapters/shared/fill-port"
import { shareCall } from "../../adapters/shared/share-call"
import { estimate } from "../../machines/shop/estimate.machine"
import { DayEstimate } from "../../ui/shop/estimate/day-estimate"
import type { EstimateProps } from "../../ui/shop/estimate/purchase-estimate"
import { PurchaseEstimate } from "../../ui/shop/estimate/purchase-estimate"
import { MeterEstimate } from "../../ui/shop/estimate/meter-estimate"
import type { MeterFactsProps } from "../../ui/shop/home/meter-facts"
import type { PriceEstimateProps } from "../../ui/shop/estimate/price-estimate"
import { PriceEstimate } from "../../ui/shop/estimate/price-estimate"
import type { SamplePayoutsProps } from "../../ui/shop/estimate/sample-payouts"
import { SamplePayouts } from "../../ui/shop/estimate/sample-payouts"
import { apiOf } from "../site/api"
import { perApp } from "../site/per-app"

/** The parts of the extension `estimates`. */
export const estimatesOf = perApp((app) => {
  const machine = estimate.provide({ actors: { loadMining: fillPort(shareCall(loadMining(apiOf(app)))) } })
  return {
    Purchase: (props: EstimateProps) => <PurchaseEstimate {...props} machine={machine} />,
    Day: (props: EstimateProps) => <DayEstimate {...props} machine={machine} />,
    Meter: (props: MeterFactsProps) => <MeterEstimate {...props} machine={machine} />,
    Samples: (props: SamplePayoutsProps) => <SamplePayouts {...props} machine={machine} />,
    Price: (props: PriceEstimateProps) => <PriceEstimate {...props} machine={machine} />,
  }
})
