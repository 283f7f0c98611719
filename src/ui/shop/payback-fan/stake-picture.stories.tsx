import type { StoryObj } from "@storybook/react-vite"
import { stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import type { PriceChangePercent } from "#domain/shop/income.ts"
import { offerOfProduct, type Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan } from "#domain/shop/payback-fan.ts"
import { Panel } from "#ui/kit/layout/card.tsx"
import { BothLocales } from "#ui/story/guide/component-page.tsx"
import { PurchasePayback } from "./purchase-payback.tsx"

export default { title: "Shop/Stake" }

const offer: Offer = { ...offerOfProduct(btcLimited), coin: "eth2", unit: "eth2", stakeReturn: "end" }

interface StakeCase {
  readonly spread?: PriceChangePercent
  readonly past?: PaybackFan["past"]
  readonly currency?: "usd" | "rub"
}

/** Returns the story of a stake. One ETH is worth 3,120, and 3,237.28 with its earnings. */
const staked = (
  quantity: string,
  cost: string,
  { spread = "50", past, currency = "usd" }: StakeCase = {},
): StoryObj => {
  const purchase = { offer: { ...offer, currency }, quantity: decimal(quantity), cost: decimal(cost) }
  const mining = { ...stakingMining, clientCurrencyId: currency }
  const fan = calculatePaybackFan(purchase, mining, { priceChangePercent: spread, difficulty: "asNow" }, past)!
  return {
    render: () => (
      <BothLocales>
        {() => (
          <Panel>
            <PurchasePayback
              fan={fan}
              purchase={purchase}
              mining={mining}
              start={mining.rateDate}
              isBought={past !== undefined}
            />
          </Panel>
        )}
      </BothLocales>
    ),
  }
}

const paid: PaybackFan["past"] = [
  { day: 0, amount: zero },
  { day: 180, amount: decimal("55.4") },
]

export const More = staked("1", "3182.4")
export const Less = staked("1", "3250")
export const Smallest = staked("0.01", "31.82")
export const Largest = staked("32", "101836.8")
export const Roubles = staked("0.1", "318.24", { currency: "rub" })
export const NarrowBand = staked("1", "3182.4", { spread: "30" })
export const WideBand = staked("1", "3182.4", { spread: "70" })
export const CheaperThanTheCoin = staked("1", "2900")
export const TwiceItsWorth = staked("1", "6400")
export const Bought = staked("1", "3182.4", { past: paid })
export const ThirtyDigits = staked("123456789012345678901234567890", "987654321098765432109876543210")
