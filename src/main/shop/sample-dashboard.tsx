import { Result } from "effect"
import { fromCallback } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { createSampleCabinet, sampleNow } from "#domain/cabinet/sample.ts"
import { returns } from "#machines/cabinet/returns.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { getCustomerCurrency } from "#main/site/display-currency.ts"
import { Withdrawable } from "#ui/cabinet/account-summary/withdrawable.tsx"
import { ContractsFan } from "#ui/cabinet/returns/contracts-fan.tsx"
import { Returns } from "#ui/cabinet/returns/returns.tsx"

/** Creates the real head of the dashboard with sample figures, in roubles for customers who pay in roubles. */
export const createSampleDashboard = (app: AppContext) => {
  const sample = createSampleCabinet(getCustomerCurrency(app) === "rub" ? "rub" : "usd")
  const machine = provide(returns)({
    loadData: () => Result.succeed(sample.returns),
    watchRefresh: fromCallback(() => undefined),
  })
  return () => (
    <Returns
      machine={machine}
      currency={sample.currency}
      withdrawable={<Withdrawable accounts={sample.accounts} />}
      Fan={ContractsFan}
      expected={sample.day}
      recent={{ hasRecentStart: false, hasRecentEnd: false }}
      forecast={sample.forecast}
      isLoading={false}
      now={sampleNow}
    />
  )
}
