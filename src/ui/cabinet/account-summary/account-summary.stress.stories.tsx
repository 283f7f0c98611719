import { btcAccount, ethAccount, stakingAccount } from "#domain/fixtures/dashboard.ts"
import { decimal } from "#domain/shared/money.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { accountSummaryWalk } from "./account-summary.walk.tsx"

export default { title: "Stress/Account summary", tags: ["stress"] }

const huge = { amount: decimal("20999999.9769"), currencyId: "btc" } as const
const worth = { amount: decimal("123456769999999.13"), currencyId: "rub" } as const
const tiny = { amount: decimal("0.00000001"), currencyId: "eth" } as const
const nearlyNothing = { amount: decimal("0"), currencyId: "rub" } as const

export const HugeAndTiny = stressStory(accountSummaryWalk, "ready", {
  accounts: [
    {
      ...btcAccount,
      quantity: decimal("12345678.5"),
      baseBalance: huge,
      equivalentBalance: worth,
      baseRevenue: huge,
      equivalentRevenue: worth,
      baseOperation: { ...huge, createDate: "2026-11-20T06:00:00Z" },
      equivalentOperation: worth,
    },
    {
      ...ethAccount,
      quantity: decimal("0.00000007"),
      baseBalance: tiny,
      equivalentBalance: nearlyNothing,
      baseRevenue: tiny,
      equivalentRevenue: nearlyNothing,
    },
    stakingAccount,
    { ...btcAccount, unit: "sols" },
  ],
})
