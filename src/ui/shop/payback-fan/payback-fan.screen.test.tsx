import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, zero } from "#domain/shared/money.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { offerOfProduct, type Offer } from "#domain/shop/offer.ts"
import { calculatePaybackFan, type PaybackFan as Fan } from "#domain/shop/payback-fan.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { estimateModel } from "#machines/shop/estimate.model.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { PurchaseEstimate } from "#ui/shop/estimate/purchase-estimate.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { PaybackFan } from "./payback-fan.tsx"

const asNow = { priceChangePercent: "50", difficulty: "asNow" } as const
const offer = offerOfProduct(btcLimited)
const stake: Offer = { ...offer, coin: "eth2", unit: "eth2", stakeReturn: "end" }

const rows = () =>
  [...page.getByRole("table").element().querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
const summary = (label: string) =>
  [...document.querySelectorAll("dl > div")].find((row) => row.firstChild!.textContent === label)!.lastChild!
    .textContent

const showEstimate = async (offer: Offer, quantity: string, cost: string, mining: Mining = bitcoinMining) => {
  const snapshot = estimateModel.at("ready")
  const coin = offer.coin === "eth2" ? ("eth2" as const) : ("btc" as const)
  const context = { ...snapshot.context, coin, mining }
  return render(
    <FlowOptions value={{ snapshots: { estimate: { ...snapshot, context } } }}>
      <StoryFrame locale="en-US">
        <PurchaseEstimate
          machine={estimate}
          offer={offer}
          quote={{ quantity: decimal(quantity), cost: decimal(cost) }}
        />
      </StoryFrame>
    </FlowOptions>,
  )
}

it("ends at the amount of the summary, and a quarter below and above it", async () => {
  await showEstimate(offer, "10", "285")
  expect([summary("In 12 months"), rows().at(-1)!.slice(1)]).toEqual(["$269.92", ["$202.44", "$269.92", "$337.40"]])
})

it("adds a returned stake to the payouts of the summary", async () => {
  await showEstimate(stake, "1", "3250", stakingMining)
  expect(summary("Earned in 12 months")).toBe("$117.28")
  expect(
    rows()
      .slice(-2)
      .map(([name, , asToday]) => [name, asToday]),
  ).toEqual([
    ["After 12 months", "$117.28"],
    ["With the returned stake", "$3,237.28"],
  ])
})

it("is not shown if nothing can be estimated", async () => {
  await showEstimate({ ...offer, currency: "eur" }, "10", "285")
  await expect.element(page.getByRole("figure")).not.toBeInTheDocument()
})

const shownFan = (fan: Fan, isBought = false, locale: "en-US" | "ru-RU" = "en-US") =>
  render(
    <StoryFrame locale={locale}>
      <PaybackFan fan={fan} start="2026-11-21T10:00:00.000Z" isBought={isBought} />
    </StoryFrame>,
  )

const limited = (cost: string, past?: Fan["past"]) =>
  calculatePaybackFan({ offer, quantity: decimal("10"), cost: decimal(cost) }, bitcoinMining, asNow, past)!
const openEnded = (cost: string, mining: Mining = bitcoinMining) => {
  const purchase = { offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal(cost) }
  return calculatePaybackFan(purchase, mining, { ...asNow, difficulty: "growing" })!
}
const after = (amount: string): Fan["past"] => [
  { day: 0, amount: zero },
  { day: 100, amount: decimal(amount) },
]
const poor = { ...growingMining, rate: decimal("40000") }

// 10 Th/s of twelve months earn 0.7395175 dollars a day, and 100 open-ended Th/s earn 4.1971025 after their fee.
it.each([
  [
    limited("200"),
    false,
    "Back on Aug 19, 2027, then $69.92 more by month 12",
    "Окупится 19 авг. 2027 г., затем ещё 69,92 $ к 12-му месяцу",
  ],
  [limited("269.9238875"), false, "Back on Nov 21, 2027", "Окупится 21 нояб. 2027 г."],
  [limited("285"), false, "Not back: 94.7% when the contract ends", "Не окупится: к концу контракта вернётся 94,7 %"],
  [
    openEnded("1000"),
    false,
    "Back on Jul 18, 2027, then $531.94 more by month 12",
    "Окупится 18 июл. 2027 г., затем ещё 531,94 $ к 12-му месяцу",
  ],
  [
    openEnded("1990"),
    false,
    "Not back within 12 months: 77%, back on Mar 10, 2028",
    "За 12 месяцев не окупится: 77 %. Окупится 10 мар. 2028 г.",
  ],
  [openEnded("4600"), false, "Not back within three years: 99.9%", "Не окупится и за три года: 99,9 %"],
  [
    openEnded("4600", poor),
    false,
    "Not back within three years: 8.4%. From Jun 2028 its fee takes the whole payout",
    "Не окупится и за три года: 8,4 %. Всё начисление начнёт уходить на комиссию: июнь 2028 г.",
  ],
  [
    limited("200", after("80")),
    true,
    "40% is back, all of it on Aug 11, 2027 if prices stay",
    "Вернулось 40 %. Полностью вернётся 11 авг. 2027 г., если цены не изменятся",
  ],
  [limited("200", after("210")), true, "All back, $10.00 more so far", "Окупился, с тех пор ещё 10,00 $"],
  [
    limited("600", after("80")),
    true,
    "Not back: 46% when the contract ends",
    "Не окупится: к концу контракта вернётся 46 %",
  ],
] as const)("is titled with its result (%#)", async (fan, isBought, english, russian) => {
  for (const [locale, name] of [
    ["en-US", english],
    ["ru-RU", russian],
  ] as const) {
    const { unmount } = await shownFan(fan, isBought, locale)
    const figure = page.getByRole("figure")
    await expect.element(figure).toBeInTheDocument()
    expect(
      document
        .getElementById(figure.element().getAttribute("aria-labelledby")!)!
        .textContent.replaceAll(/\s/g, " ")
        .replaceAll("\u2060", ""),
    ).toBe(name)
    await unmount()
  }
})

it.each([
  [limited("150"), "If Bitcoin ends at half: back on Jul 23, 2027"],
  [limited("285"), "If Bitcoin ends at half: not back within 12 months, 71%"],
  [openEnded("1990"), "If Bitcoin ends at half: not back within three years"],
])("shows the result at half the price (%#)", async (fan, text) => {
  await shownFan(fan)
  await expect.element(page.getByText(text)).toBeVisible()
})

it("uses the selected prices and difficulty, and names both", async () => {
  await showEstimate(offer, "10", "285", growingMining)
  const ends = () => rows().at(-1)!.slice(1)
  expect([rows()[0], ends()]).toEqual([
    ["Time", "BTC −50% by month 12", "BTC unchanged", "BTC +50% by month 12"],
    ["$184.04", "$242.16", "$300.27"],
  ])
  await page.getByRole("radio", { name: "±70%" }).click()
  await page.getByRole("radio", { name: "As now" }).click()
  // The price moves evenly to 70 % below or above by month 12, so the earnings of 269.92 dollars change by half of that, to 0.65
  // and 1.35 times.
  await expect.poll(ends).toEqual(["$175.45", "$269.92", "$364.40"])
  expect(rows()[0]!.slice(1)).toEqual(["BTC −70% by month 12", "BTC unchanged", "BTC +70% by month 12"])
  await expect.element(page.getByText("If Bitcoin ends 70% lower: not back within 12 months, 61.6%")).toBeVisible()
})

it("offers its data to screen readers, with the paid amounts", async () => {
  const past = [
    { day: 0, amount: zero },
    { day: 300, amount: decimal("200") },
  ] as const
  const fan = calculatePaybackFan({ offer, quantity: decimal("10"), cost: decimal("285") }, bitcoinMining, asNow, past)!
  await render(
    <StoryFrame locale="en-US">
      <PaybackFan fan={fan} start="2026-11-21T10:00:00.000Z" isBought />
    </StoryFrame>,
  )
  const name = "What it brings back, after fees, at three prices of BTC. It costs $285.00."
  await expect.element(page.getByRole("table", { name })).toBeInTheDocument()
  expect(rows()).toEqual([
    ["Time", "BTC −50% in 12 months", "BTC unchanged", "BTC +50% in 12 months"],
    ["Paid in 300 days", "$200.00"],
    ["After 10 months", "$202.95", "$202.96", "$202.97"],
    ["After 11 months", "$224.56", "$225.14", "$225.73"],
    ["After 12 months", "$245.93", "$248.07", "$250.21"],
  ])
})

it.each([
  ["at the price", "269.9238875", 0],
  ["above the price", "200", 1],
  ["below the price", "600", -1],
] as const)("draws an end %s at its place", async (_, cost, sign) => {
  const fan = calculatePaybackFan({ offer, quantity: decimal("10"), cost: decimal(cost) }, bitcoinMining, asNow)!
  await render(
    <StoryFrame locale="en-US">
      <PaybackFan fan={fan} start="2026-11-21T10:00:00.000Z" />
    </StoryFrame>,
  )
  const middle = (selector: string) => {
    const { top, bottom } = document.querySelector(`figure ${selector}`)!.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const above = middle("[class*=rule]") - middle("circle[class*=end]")
  expect(Math.sign(Math.abs(above) < 1 ? 0 : above)).toBe(sign)
})

it.each([
  ["a cost that is covered", "200", 1],
  ["a cost that is not", "600", 0],
] as const)("marks the point where the line reaches %s", async (_, cost, marks) => {
  const fan = calculatePaybackFan({ offer, quantity: decimal("10"), cost: decimal(cost) }, bitcoinMining, asNow)!
  await render(
    <StoryFrame locale="en-US">
      <PaybackFan fan={fan} start="2026-11-21T10:00:00.000Z" />
    </StoryFrame>,
  )
  expect(document.querySelectorAll("figure [class*=crossing]")).toHaveLength(marks)
})
