import { Result } from "effect"
import { fromCallback } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { sampleAccounts, sampleDay, sampleForecast, sampleNow, sampleReturns } from "#domain/cabinet/sample.ts"
import { returns } from "#machines/cabinet/returns.machine.ts"
import { Withdrawable } from "#ui/cabinet/account-summary/withdrawable.tsx"
import { ContractsFan } from "#ui/cabinet/returns/contracts-fan.tsx"
import { Returns } from "#ui/cabinet/returns/returns.tsx"

const machine = provide(returns)({
  loadFigures: () => Result.succeed(sampleReturns),
  watchRefresh: fromCallback(() => undefined),
})

/** The head of the dashboard as it is, with sample figures. */
export const SampleDashboard = () => (
  <Returns
    machine={machine}
    currency="usd"
    withdrawable={<Withdrawable accounts={sampleAccounts} />}
    Fan={ContractsFan}
    expected={sampleDay}
    recent={{ hasBegun: false, hasEnded: false }}
    forecast={sampleForecast}
    isLoading={false}
    now={sampleNow}
  />
)
