import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import { estimatePurchase } from "./estimate.ts"
import { priceScenarios, priceChangePercents } from "./income.ts"
import { difficultyScenarios } from "./mining.ts"
import { offerOfProduct } from "./offer.ts"
import { calculatePaybackFan, type PaybackFan } from "./payback-fan.ts"

const limited = { offer: offerOfProduct(btcLimited), quantity: decimal("10"), cost: decimal("285") }
const stake = {
  offer: {
    ...limited.offer,
    coin: "eth2" as const,
    unit: "eth2",
    localizedMaintenanceCostTh: decimal("0"),
    stakeReturn: "end" as const,
  },
  quantity: decimal("1"),
  cost: decimal("3100"),
}
const asNow = { priceChangePercent: "50", difficulty: "asNow" } as const
const pastOf = (day: number, amount: string): PaybackFan["past"] => [
  { day: 0, amount: zero },
  { day, amount: decimal(amount) },
]
const plain = ({ lower, asToday, higher }: PaybackFan["ends"]) =>
  [lower, asToday, higher].map((one) => toPlainDecimal(one))

describe("the payback projection of a purchase", () => {
  it("sums up 0.7395175 dollars a day at three prices, month by month", () => {
    const fan = calculatePaybackFan(limited, bitcoinMining, asNow)!
    expect(fan.ticks.map(({ month, day }) => [month, day])).toEqual(
      [0, 30, 60, 91, 121, 152, 182, 212, 243, 273, 304, 334, 365].map((day, month) => [month, day]),
    )
    expect(fan.points.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    // The income of n days is 0.7395175 × (n ± n² ÷ 1460) dollars. The second point is at 60 days.
    expect(plain(fan.points[1]!.amounts)).toEqual(["42.54758219", "44.37105", "46.19451781"])
    expect(toPlainDecimal(fan.cost)).toBe("285")
    expect(plain(fan.ends)).toEqual(["202.44291563", "269.9238875", "337.40485938"])
  })

  const open = { offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal("1990") }

  it.each([
    // The contract earns 4.1971025 dollars a day, which covers the costs on days 72, 475 and 954.
    ["a year", "300", 12, 72],
    ["two months after it is paid back", "1990", 18, 475],
    ["two months after it is paid back", "4000", 34, 954],
    // The contract covers 4,448 dollars on day 1,060, two months before the end of the third year.
    ["three years", "4448", 36, 1060],
    ["three years", "4590", 36, 1094],
    ["three years, in which it is not paid back", "4600", 36, null],
  ] as const)("covers %s for an open-ended contract: a cost of %s dollars, %i months", (_, cost, month, day) => {
    const fan = calculatePaybackFan({ ...open, cost: decimal(cost) }, bitcoinMining, asNow)!
    expect([fan.ticks.at(-1)!.month, fan.paidBackDay]).toEqual([month, day])
  })

  it("continues as far from the passed day of a running open-ended contract", () => {
    // Day 400 is in the fourteenth month. The contract earns the missing 390 of 1,990 dollars in 93 days.
    const fan = calculatePaybackFan(open, bitcoinMining, asNow, pastOf(400, "1600"))!
    expect([fan.ticks.at(-1), fan.paidBackDay]).toEqual([{ month: 26, day: 790 }, 493])
    // The contract earns 4.1971025 dollars on each of the remaining 390 days.
    expect(toPlainDecimal(fan.ends.asToday)).toBe("3236.869975")
    const monthsFor = (paid: string) =>
      calculatePaybackFan(open, bitcoinMining, asNow, pastOf(400, paid))!.ticks.at(-1)!.month
    // The first contract is paid back. The missing 1,990 dollars of the second take 475 days. The missing 6,000 of the third are more than
    // three years away.
    expect([monthsFor("2000"), monthsFor("0")]).toEqual([26, 31])
    expect(
      calculatePaybackFan({ ...open, cost: decimal("6000") }, bitcoinMining, asNow, pastOf(400, "0"))!.ticks,
    ).toContainEqual({
      month: 50,
      day: 1520,
    })
  })

  it("continues the paid amount for the rest of the term", () => {
    const fan = calculatePaybackFan(limited, bitcoinMining, asNow, pastOf(300, "200"))!
    expect(fan.past.map(({ day, amount }) => [day, toPlainDecimal(amount)])).toEqual([
      [0, "0"],
      [300, "200"],
    ])
    expect(fan.points.map(({ day, amounts }) => [day, toPlainDecimal(amounts.asToday)])).toEqual([
      [304, "202.95807"],
      [334, "225.143595"],
      [365, "248.0686375"],
    ])
  })

  it("includes a stake that is returned on the last day, at that day's price", () => {
    const fan = calculatePaybackFan(stake, { ...stakingMining, serviceFee: zero }, asNow)!
    expect(toPlainDecimal(fan.points.at(-1)!.amounts.asToday)).toBe("130.3123536")
    expect(plain(fan.ends)).toEqual(["1657.55575513", "3250.3123536", "4843.06895207"])
    expect(fan.stake && toPlainDecimal(fan.stake)).toBe("3120")
    expect(calculatePaybackFan(limited, bitcoinMining, asNow)!.stake).toBeNull()
  })

  it.each([
    ["the day of the payout that covers the cost", "200", undefined, 271],
    ["the last day", "269.9238875", undefined, 365],
    ["none if the cost is more", "269.93", undefined, null],
    ["that day after what was paid", "200", pastOf(100, "100"), 236],
    ["none if it has passed", "200", pastOf(100, "200"), null],
  ] as const)("is paid back on %s", (_, cost, past, day) => {
    const fan = calculatePaybackFan({ ...limited, cost: decimal(cost) }, bitcoinMining, asNow, past)!
    expect(fan.paidBackDay).toBe(day)
  })

  it.each([
    // The income of n days at the lower price is 0.7395175 × (n − n² ÷ 1460) dollars, which reaches 150 on day 244, and is never more than
    // 202.44.
    ["150", 203, 244],
    ["250", 339, null],
  ] as const)(
    "at a cost of %s dollars is paid back on day %i, and at the lower price on day %s",
    (cost, day, lowerDay) => {
      const { paidBackDay, lowerPaidBackDay } = calculatePaybackFan(
        { ...limited, cost: decimal(cost) },
        bitcoinMining,
        asNow,
      )!
      expect([paidBackDay, lowerPaidBackDay]).toEqual([day, lowerDay])
    },
  )

  it("covers three years of an open-ended contract at the lower price", () => {
    // The contract earns 4.1971025 dollars a day at first. After a year at the lower price, the payout is 3.69855125 dollars a day, of
    // which maintenance takes 3.2.
    const fanForCost = (cost: string) => calculatePaybackFan({ ...open, cost: decimal(cost) }, bitcoinMining, asNow)!
    expect(
      [fanForCost("900"), fanForCost("1000"), fanForCost("1200")].map(({ ticks, lowerPaidBackDay }) => [
        ticks.at(-1)!.month,
        lowerPaidBackDay,
      ]),
    ).toEqual([
      [12, 452],
      [12, 652],
      [12, 1054],
    ])
    expect(fanForCost("1230").lowerPaidBackDay).toBeNull()
  })

  it("finds the day from which maintenance takes the whole payout", () => {
    const growing = { ...growingMining, rate: decimal("40000") }
    const day = (cost: string) =>
      calculatePaybackFan({ ...open, cost: decimal(cost) }, growing, { ...asNow, difficulty: "growing" })!
        .feeTakesAllDay
    // The payout is 4.6052 dollars a day, and 2 % less after every thirty days. Maintenance of 3.2 dollars exceeds it from the twentieth
    // month on.
    expect([day("4000"), day("100")]).toEqual([570, null])
  })

  it("is paid back by its stake on the last day, or not at all", () => {
    const day = (cost: string) =>
      calculatePaybackFan({ ...stake, cost: decimal(cost) }, stakingMining, asNow)!.paidBackDay
    expect([day("3200"), day("3300")]).toEqual([365, null])
  })

  it.each([
    [1, [0, 1]],
    [7, [0, 1, 2, 3, 4, 5, 6, 7]],
    [13, [0, 2, 4, 6, 8, 10, 12, 13]],
    [36, [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
  ])("has at most twelve steps for a term of %i months", (duration, months) => {
    const fan = calculatePaybackFan({ ...limited, offer: { ...limited.offer, duration } }, bitcoinMining, asNow)
    expect(fan?.ticks.map(({ month }) => month)).toEqual(months)
  })

  it.each([
    ["the rate of another currency", limited, { ...bitcoinMining, clientCurrencyId: "eur" as const }, undefined],
    ["what costs nothing", { ...limited, cost: zero }, bitcoinMining, undefined],
    ["a term that is over", limited, bitcoinMining, pastOf(365, "250")],
  ])("does not exist for %s", (_, purchase, mining, past) => {
    expect(calculatePaybackFan(purchase, mining, asNow, past)).toBeNull()
  })

  it("ends at the amounts of the estimates, and never falls with time or with the price", () => {
    const units = (most: bigint) => fc.bigInt({ min: 1n, max: most }).map((value) => BigDecimal.make(value, 8))
    const isRising = (amounts: ReadonlyArray<Decimal>) =>
      amounts.every((amount, index) => index === 0 || BigDecimal.isGreaterThanOrEqualTo(amount, amounts[index - 1]!))
    fc.assert(
      fc.property(
        fc.constantFrom(limited, stake),
        fc.integer({ min: 1, max: 40 }),
        fc.record({
          priceChangePercent: fc.constantFrom(...priceChangePercents),
          difficulty: fc.constantFrom(...difficultyScenarios),
        }),
        fc.record({
          quantity: units(10n ** 12n),
          cost: units(10n ** 13n),
          localizedMaintenanceCostTh: units(10n ** 6n),
        }),
        (base, duration, assumptions, { quantity, cost, localizedMaintenanceCostTh }) => {
          const purchase = { offer: { ...base.offer, duration, localizedMaintenanceCostTh }, quantity, cost }
          const mining = base === stake ? stakingMining : growingMining
          const fan = calculatePaybackFan(purchase, mining, assumptions)!
          const estimates = priceScenarios.map((price) =>
            estimatePurchase(purchase, mining, { priceScenario: price, ...assumptions })!,
          )
          expect(fan.ticks.at(-1)!.day).toBe(estimates[0]!.days)
          expect(plain(fan.ends)).toEqual(
            estimates.map(({ perTerm, stake: returned }) => toPlainDecimal(BigDecimal.sum(perTerm, returned ?? zero))),
          )
          for (const scenario of priceScenarios)
            expect(isRising([...fan.points.map(({ amounts }) => amounts[scenario]), fan.ends[scenario]])).toBe(true)
          for (const { amounts } of fan.points)
            expect(isRising(priceScenarios.map((price) => amounts[price]))).toBe(true)
        },
      ),
    )
  })
})
