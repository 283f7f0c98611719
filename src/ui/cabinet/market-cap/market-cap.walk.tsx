import { btcAccount } from "#domain/fixtures/dashboard.ts"
import type { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { marketCapModel as model } from "#machines/cabinet/market-cap.model.ts"
import { AccountCard } from "#ui/cabinet/account-summary/account-card.tsx"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { MarketCap } from "./market-cap.tsx"

export const marketCapWalk: Walk<typeof marketCap> = {
  model,
  page: (machine) => (
    <MarketCap machine={machine} currency={model.input.currency}>
      {(market) => <AccountCard account={btcAccount} among={[btcAccount]} market={market} />}
    </MarketCap>
  ),
  events: { "data.refreshed": sentByApp },
  states: {
    loading: ({ page, expectAbsent }) => expectAbsent(page.getByText(/%/)),
    // Checks that a failure shows nothing, not even a message. The specification ignores a failure of this call.
    ready: ({ page, expectAbsent }) => expectAbsent(page.getByRole("alert")),
  },
}
