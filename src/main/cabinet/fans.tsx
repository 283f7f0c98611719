import { loadMining } from "#adapters/shop/mining.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { shareCall } from "#adapters/shared/share-call.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { ContractFan, type ContractFanProps } from "#ui/cabinet/contract-page/contract-fan.tsx"
import { apiOf } from "#main/site/api.ts"
import { perApp } from "#main/site/per-app.ts"

/** The payback fans of the cabinet (extension `estimates`). */
export const fansOf = perApp((app) => {
  const machine = estimate.provide({ actors: { loadMining: fillPort(shareCall(loadMining(apiOf(app)))) } })
  return {
    Contract: (props: ContractFanProps) => <ContractFan {...props} machine={machine} />,
  }
})
