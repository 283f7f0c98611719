import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import type { PriceChangePercent } from "#domain/shop/income.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { offerOfProduct, type Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan } from "#domain/shop/payback-fan.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PurchasePayback } from "./purchase-payback.tsx"

const offer: Offer = { ...offerOfProduct(btcLimited), coin: "eth2", unit: "eth2", stakeReturn: "end" }
const unpaid = { ...stakingMining, yearlyYield: zero } as Mining

interface ShownStake {
  readonly quantity?: string
  readonly cost: string
  readonly locale?: "en-US" | "ru-RU"
  readonly mining?: Mining
  readonly spread?: PriceChangePercent
  readonly past?: PaybackFan["past"]
}

const show = ({ quantity = "1", cost, locale = "en-US", mining = stakingMining, spread = "50", past }: ShownStake) => {
  const purchase = { offer, quantity: decimal(quantity), cost: decimal(cost) }
  const fan = calculatePaybackFan(purchase, mining, { priceChangePercent: spread, difficulty: "asNow" }, past)!
  return render(
    <StoryFrame locale={locale}>
      <PurchasePayback
        fan={fan}
        purchase={purchase}
        mining={mining}
        start="2026-11-21T10:00:00.000Z"
        isBought={past !== undefined}
      />
    </StoryFrame>,
  )
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("\u2060", "")
const figure = () => page.getByRole("figure").element()
const verdict = () => plain(document.getElementById(figure().getAttribute("aria-labelledby")!)!.textContent)
const captions = () => [...figure().querySelectorAll("figcaption p")].map(({ textContent }) => plain(textContent))

// One ETH is worth 3,120 dollars and earns 117.28. At the lower price, both together are worth 1,647.80.
it.each([
  [
    { cost: "3182.4" },
    "On Nov 21, 2027 you have 1.0376 ETH, $54.88 more than you pay",
    "If Ether ends at half: $1,647.80, $1,534.60 less than you pay",
  ],
  [
    { cost: "3250" },
    "On Nov 21, 2027 you have 1.0376 ETH, $12.72 less than you pay",
    "If Ether ends at half: $1,647.80, $1,602.20 less than you pay",
  ],
  [
    { cost: "1647.8" },
    "On Nov 21, 2027 you have 1.0376 ETH, $1,589.48 more than you pay",
    "If Ether ends at half: $1,647.80, as much as you pay",
  ],
  [
    { cost: "3120", mining: unpaid },
    "On Nov 21, 2027 you have 1.0000 ETH, as much as you pay",
    "If Ether ends at half: $1,560.00, $1,560.00 less than you pay",
  ],
  [
    { cost: "3182.4", locale: "ru-RU" },
    "21 нояб. 2027 г. у вас будет 1,0376 ETH, на 54,88 $ больше, чем вы платите",
    "Если ETH подешевеет вдвое: 1 647,80 $, на 1 534,60 $ меньше, чем вы платите",
  ],
  [
    { cost: "3250", locale: "ru-RU", spread: "30" },
    "21 нояб. 2027 г. у вас будет 1,0376 ETH, на 12,72 $ меньше, чем вы платите",
    "Если ETH подешевеет на 30 %: 2 283,59 $, на 966,41 $ меньше, чем вы платите",
  ],
  [
    { cost: "3120", mining: unpaid, locale: "ru-RU" },
    "21 нояб. 2027 г. у вас будет 1,0000 ETH, столько же, сколько вы платите",
    "Если ETH подешевеет вдвое: 1 560,00 $, на 1 560,00 $ меньше, чем вы платите",
  ],
] as const)("shows the outcome of a stake, and the one at half the price (%#)", async (shown, is, bad) => {
  await show(shown)
  await expect.element(page.getByRole("figure")).toBeInTheDocument()
  expect([verdict(), captions()[1]]).toEqual([is, bad])
})

it("shows the paid amount of a bought stake, without the outcome at half the price", async () => {
  const past = [
    { day: 0, amount: zero },
    { day: 300, amount: decimal("100") },
  ] as const
  await show({ cost: "3182.4", past })
  expect(captions()).toEqual(["On Nov 21, 2027 you have 1.0388 ETH, $58.60 more than you paid"])
})

it("offers its parts, their sum and its comparison to screen readers", async () => {
  await show({ cost: "3182.4" })
  const name = "On one scale: the stake $3,120.00, with the $117.28 that it earns $3,237.28, and the price $3,182.40"
  await expect.element(page.getByRole("img", { name, exact: true })).toBeInTheDocument()
  const rows = [...page.getByRole("table").element().querySelectorAll("tr")]
  expect(plain(rows.at(-1)!.textContent)).toBe("With the returned stake$1,647.80$3,237.28$4,826.76")
  expect(plain(figure().textContent)).toContain(
    "1.0000 ETHstake, $3,120.00+0.0376 ETHearned, $117.28=1.0376 ETHend, $3,237.28",
  )
})

const middle = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
/** Returns the positions of the line that ends the magnified earnings and of the price next to it. */
const marks = () => {
  const { left, width } = figure().querySelector("[role=img]")!.getBoundingClientRect()
  return [
    ...figure().querySelectorAll(
      "[role=img] > svg:last-child > [class*=line], [role=img] > svg:last-child > [class*=rule]",
    ),
  ].map((mark) => (middle(mark) - left) / width)
}

it.each([
  ["more than it costs", { cost: "3182.4" }, 1],
  ["less than it costs", { cost: "3250" }, -1],
  ["what it costs", { cost: "3120", mining: unpaid }, 0],
  ["more, in the smallest stake", { quantity: "0.01", cost: "31.82" }, 1],
  ["more, in the largest stake", { quantity: "32", cost: "101836.8" }, 1],
] as const)("magnifies an end that is %s to the middle two thirds", async (_, shown, sign) => {
  await show(shown)
  await expect.element(page.getByRole("figure")).toBeInTheDocument()
  const [end = 0, price = 0] = marks()
  for (const mark of [end, price]) {
    expect(mark).toBeGreaterThan(1 / 6)
    expect(mark).toBeLessThan(5 / 6)
  }
  expect(Math.sign(Math.abs(end - price) < 0.005 ? 0 : end - price)).toBe(sign)
})

it.each([1280, 390, 320])("keeps thirty digits within %s pixels", async (width) => {
  await page.viewport(width, 900)
  const huge = "123456789012345678901234567890"
  await show({ quantity: huge, cost: huge })
  await expect.element(page.getByRole("figure")).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const { right } = figure().getBoundingClientRect()
  const outside = [...figure().querySelectorAll("text, div")].filter(
    (element) => element.closest("[class*=hidden]") === null && element.getBoundingClientRect().right > right + 1,
  )
  expect(outside.map(({ textContent }) => textContent)).toEqual([])
})
