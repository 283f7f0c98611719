import { storyNow } from "#domain/fixtures/account.ts"
import { datedForecast } from "#domain/fixtures/dashboard.ts"
import { decimal } from "#domain/shared/money.ts"
import type { returns } from "#machines/cabinet/returns.machine.ts"
import { returnsModel as model } from "#machines/cabinet/returns.model.ts"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { ContractsFan } from "./contracts-fan.tsx"
import { Returns } from "./returns.tsx"

export const returnsWalk: Walk<typeof returns> = {
  model,
  page: (machine) => (
    <Returns
      machine={machine}
      currency={model.input.currency}
      withdrawable={null}
      expected={decimal("18.2")}
      recent={{ hasRecentStart: false, hasRecentEnd: false }}
      forecast={datedForecast}
      isLoading={false}
      now={storyNow}
      Fan={ContractsFan}
    />
  ),
  events: { "data.refreshed": sentByApp },
  states: {
    loading: ({ page, expectAbsent }) => expectAbsent(page.getByText(/11\s?%/)),
    // Checks that a failure shows nothing, not even a message.
    ready: ({ page, expectAbsent }) => expectAbsent(page.getByRole("alert")),
  },
}
