import { dedupeCall } from "#adapters/shared/dedupe-call.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { loadProducts, loadMining } from "#adapters/shop/products.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { homeCalculator } from "#machines/shop/home-calculator.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import { displayCurrency } from "#main/site/display-currency.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"
import { NewcomerFan } from "#ui/cabinet/account-summary/newcomer-fan.tsx"
import {
  ContractEstimatePanel,
  type ContractEstimatePanelProps,
} from "#ui/cabinet/contract-page/contract-estimate-panel.tsx"
import { ExpectedEnd, type ExpectedEndProps } from "#ui/cabinet/contracts/expected-end.tsx"

export { ContractsFan } from "#ui/cabinet/returns/contracts-fan.tsx"

/** Creates the payback fans of the cabinet (extension `estimates`). */
export const createPaybackFans = memoizePerApp((app) => {
  const api = createPageApi(app)
  const machine = provide(estimate)({ loadMining: dedupeCall(loadMining(api)) })
  const calculator = provide(homeCalculator)({ loadProducts: loadProducts(api, displayCurrency(app)) })
  return {
    Newcomer: () => <NewcomerFan calculator={calculator} estimate={machine} />,
    Expected: (props: ExpectedEndProps) => <ExpectedEnd {...props} machine={machine} />,
    Contract: (props: ContractEstimatePanelProps) => <ContractEstimatePanel {...props} machine={machine} />,
  }
})
