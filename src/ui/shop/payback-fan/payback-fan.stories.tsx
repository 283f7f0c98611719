import type { StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { Panel } from "#ui/kit/layout/card.tsx"
import { BothLocales } from "#ui/story/guide/component-page.tsx"
import { PaybackFanSkeleton } from "./payback-fan-skeleton.tsx"
import { PaybackFan } from "./payback-fan.tsx"

export default { title: "Shop/Payback fan" }

const asNow = { priceChangePercent: "50", difficulty: "asNow" } as const
const offer = offerOfProduct(btcLimited)
/** Returns the fan of 10 Th/s at this cost. The power earns 269.9238875 dollars in twelve months at the price of the fixture. */
const costing = (cost: string, past?: Fan["past"]) =>
  calculatePaybackFan({ offer, quantity: decimal("10"), cost: decimal(cost) }, bitcoinMining, asNow, past)
const keptStake = (mining: Mining) =>
  calculatePaybackFan(
    {
      offer: { ...offer, coin: "eth2", unit: "eth2", stakeReturn: "never" },
      quantity: decimal("1"),
      cost: decimal("3250"),
    },
    mining,
    asNow,
  )
const paid: Fan["past"] = [
  { day: 0, amount: zero },
  { day: 30, amount: decimal("24.4") },
  { day: 60, amount: decimal("44.1") },
  { day: 92, amount: decimal("71.93") },
]

const story = (shown: ReactNode): StoryObj => ({
  render: () => <BothLocales>{() => <Panel>{shown}</Panel>}</BothLocales>,
})
const drawn = (fan: Fan | null, isBought = false) =>
  story(fan && <PaybackFan fan={fan} start={bitcoinMining.rateDate} isBought={isBought} />)

export const Profit = drawn(costing("200"))
export const Loss = drawn(costing("600"))
export const BreakEvenOnTheLastDay = drawn(costing("269.9238875"))
export const StakeThatDoesNotReturn = drawn(keptStake(stakingMining))
export const WithThePast = drawn(costing("285", paid), true)
export const AlmostOver = drawn(costing("285", [...paid, { day: 350, amount: decimal("280") }]), true)
export const Unknown = drawn(keptStake(bitcoinMining))
/** Returns the fan of 100 Th/s without a term, at this cost. */
const openEnded = (cost: string, mining: Mining = bitcoinMining) =>
  calculatePaybackFan({ offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal(cost) }, mining, {
    priceChangePercent: "50",
    difficulty: "growing",
  })
export const OpenEndedBackLater = drawn(openEnded("1990"))
export const OpenEndedFeeTakesAll = drawn(openEnded("4600", { ...growingMining, rate: decimal("40000") }))
export const Loading = story(<PaybackFanSkeleton />)
