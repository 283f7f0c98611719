import { loadMining } from "../../adapters/shop/mining"
import { fillPort } from "../../adapters/shared/fill-port"
import { shareCall } from "../../adapters/shared/share-call"
import { estimate } from "../../machines/shop/estimate/estimate.machine"
import { DayEstimate } from "../../ui/shop/estimate/day-estimate"
import type { EstimateProps } from "../../ui/shop/estimate/estimate"
import { PurchaseEstimate } from "../../ui/shop/estimate/estimate"
import type { PriceEstimateProps } from "../../ui/shop/estimate/price-estimate"
import { PriceEstimate } from "../../ui/shop/estimate/price-estimate"
import type { App } from "../site/app"
import { withApi } from "../site/with-api"

/** The parts of the extension `estimates`. */
export const createEstimates = (app: App) => {
  const machine = estimate.provide({ actors: { loadMining: fillPort(shareCall(loadMining(withApi(app).api))) } })
  return {
    Purchase: (props: EstimateProps) => <PurchaseEstimate {...props} machine={machine} />,
    Day: (props: EstimateProps) => <DayEstimate {...props} machine={machine} />,
    Price: (props: PriceEstimateProps) => <PriceEstimate {...props} machine={machine} />,
  }
}
