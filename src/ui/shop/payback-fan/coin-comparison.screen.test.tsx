import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { offerOfProduct, type Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan } from "#domain/shop/payback-fan.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { CoinComparison } from "./coin-comparison.tsx"

const limited = offerOfProduct(btcLimited)
const open = offerOfProduct(btcUnlimited)
const stake: Offer = { ...limited, coin: "eth2", unit: "eth2", stakeReturn: "end" }

it.each([
  [
    [limited, "10", "200", bitcoinMining],
    "This contract brings0.00420115 BTC$200.00 of BTC today0.00311284 BTC",
    "At any BTC price. Equal if difficulty rises 5.8% every month.",
  ],
  [
    [limited, "10", "200", growingMining],
    "This contract brings0.00376895 BTC$200.00 of BTC today0.00311284 BTC",
    "At any BTC price. Equal if difficulty rises 5.8% every month; in the last 90 days it rose 2% a month.",
  ],
  [
    [limited, "10", "285", bitcoinMining],
    "This contract brings0.00420115 BTC$285.00 of BTC today0.00443580 BTC",
    "Buying Bitcoin brings more.",
  ],
  [
    [open, "100", "1990", bitcoinMining],
    "This contract, 18 months0.03573253 BTC$1,990.00 of BTC today0.03097276 BTC",
    "If the price stays, buying Bitcoin is ahead until Mar 10, 2028. The fee does not move with the price: the lower the price, the more coins it takes.",
  ],
  [
    [stake, "1", "3200", stakingMining],
    "This stake gives1.03759010 ETH$3,200.00 of ETH today1.02564103 ETH",
    "At any ETH price. The stake is locked for 12 months; the earnings are not.",
  ],
] as const)(
  "compares the income of a purchase with the coins that its cost would buy (%#)",
  async (coin, rows, verdict) => {
    const [offer, quantity, cost, mining]: readonly [Offer, string, string, Mining] = coin
    const purchase = { offer, quantity: decimal(quantity), cost: decimal(cost) }
    const fan = calculatePaybackFan(purchase, mining, { priceChangePercent: "50", difficulty: "growing" })!
    await render(
      <StoryFrame locale="en-US">
        <CoinComparison fan={fan} purchase={purchase} mining={mining} start="2026-11-21T10:00:00.000Z" />
      </StoryFrame>,
    )
    await expect.element(page.getByText(/today/)).toBeVisible()
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim())
        .join("")
    expect([text("dl > div"), text("p")]).toEqual([rows, verdict])
  },
)
