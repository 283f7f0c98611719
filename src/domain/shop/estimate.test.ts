import { BigDecimal } from "effect"
import { expect, it } from "vitest"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { estimateOf, usualOutlook, breakEvenOf } from "./estimate.ts"
import type { Scenario } from "./income.ts"
import type { DifficultyOutlook, Mining } from "./mining.ts"
import { offerOfProduct, type Offer } from "./offer.ts"
import { losesByDefault, unitEstimateOf } from "./unit-estimate.ts"

const plain = (of: object) =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "boolean" || value === null ? value : toPlainDecimal(value),
    ]),
  )

const limited = { offer: offerOfProduct(btcLimited), quantity: decimal("10"), cost: decimal("285") }
const unlimited = { offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal("1990") }
const estimated = (
  purchase: Pick<typeof limited, "quantity" | "cost"> & { readonly offer: Offer },
  price: Scenario,
  mining: Mining = bitcoinMining,
  difficulty: DifficultyOutlook = "asNow",
) => {
  const of = estimateOf(purchase, mining, { price, spread: "50", difficulty })
  return of && plain(of)
}

it("adds up twelve months as today: 0.00001151 btc a day at 64,250 dollars do not bring 285", () => {
  expect(estimated(limited, "asToday")).toEqual({
    payout: "0.00001151",
    days: 365,
    perDay: "0.7395175",
    perMonth: "22.185525",
    perTerm: "269.9238875",
    feesPerDay: "0",
    feesPerTerm: "0",
    feeShare: "0",
    stake: null,
    paidBack: "94.7",
    breakEvenDays: null,
  })
})

it("takes the price to fall evenly to half of it by month 12: three quarters of the payouts", () => {
  // 0.7395175 a day × (365 − 365² ÷ 1460) = 0.75 × 269.9238875.
  expect(estimated(limited, "lower")).toMatchObject({ perTerm: "202.44291563", paidBack: "71", breakEvenDays: null })
})

it("takes the price to rise evenly by half of it by month 12: five quarters of the payouts, and it breaks even", () => {
  // 0.7395175 × (n + n² ÷ 1460) is 284.27 in 316 days, and 285.33 in 317.
  expect(estimated(limited, "higher")).toMatchObject({
    // The middle of the first day is 1/730 of the year.
    perDay: "0.74002402",
    perMonth: "22.64139195",
    perTerm: "337.40485938",
    breakEvenDays: 317,
  })
})

it.each([
  ["30", "1.15"],
  ["50", "1.25"],
  ["70", "1.35"],
] as const)("a price that rises by %s %% in a year brings %s times as much", (spread, factor) => {
  const { perTerm } = estimateOf(limited, bitcoinMining, { price: "higher", spread, difficulty: "asNow" })!
  expect(toPlainDecimal(perTerm)).toBe(toPlainDecimal(BigDecimal.multiply(decimal("269.9238875"), decimal(factor))))
})

it("keeps the price of month 12 from then on, and the fee in dollars at every price", () => {
  // 100 Th bring 7.3971025 a day for 730 days. The first year brings a quarter less, and the second year half of it, each day less 3.2 of
  // fees.
  const two = { ...unlimited, offer: { ...unlimited.offer, duration: 24 } }
  expect(estimated(two, "lower")).toMatchObject({ feesPerTerm: "2336", perTerm: "1038.92801563" })
  // The fee is 3.2 of 5.008155 dollars a day. On day 265 and later the fee takes the whole payout.
  const poor = { ...bitcoinMining, rate: decimal("43500") }
  expect(estimated(two, "lower", poor)).toMatchObject({ perTerm: "238.27869337" })
})

it("deducts maintenance from an open-ended contract, which is added up for a year", () => {
  // 0.00011513 × 64,250 = 7.3971025 a day, including 100 × 0.032 for maintenance, which is 43.26 %.
  expect(estimated(unlimited, "asToday")).toEqual({
    payout: "0.00011513",
    days: 365,
    perDay: "4.1971025",
    perMonth: "125.913075",
    perTerm: "1531.9424125",
    feesPerDay: "3.2",
    feesPerTerm: "1168",
    feeShare: "43.26",
    stake: null,
    paidBack: "77",
    // 1990 ÷ 4.1971025 = 474.1…
    breakEvenDays: 475,
  })
})

it("lets maintenance take the whole payout, and no more", () => {
  const poor = { ...bitcoinMining, rate: decimal("10000") }
  expect(estimated(unlimited, "asToday", poor)).toMatchObject({
    perDay: "0",
    feesPerDay: "1.1513",
    feeShare: "100",
    paidBack: "0",
    breakEvenDays: null,
  })
})

it("deducts the service fee before maintenance", () => {
  const stake = {
    offer: {
      ...offerOfProduct(btcUnlimited),
      coin: "eth2" as const,
      unit: "eth2",
      localizedMaintenanceCostTh: decimal("0.1"),
    },
    quantity: decimal("16"),
    cost: decimal("52000"),
  }
  // 0.00184109 × 3120 = 5.7442008, and 90 % of that is 5.16978072, less 1.6.
  expect(estimated(stake, "asToday", stakingMining)).toMatchObject({ perDay: "3.56978072", feesPerDay: "2.17442008" })
  // The costs take 1,092 and 1,093 paid days, after the two days before the first payout. Three years have 1,095 days.
  const daysFor = (cost: string) =>
    estimated({ ...stake, cost: decimal(cost) }, "asToday", stakingMining)?.breakEvenDays
  expect([daysFor("3898"), daysFor("3901"), daysFor("3902")]).toEqual([1094, 1095, null])
})

const perTermAt = (difficultyGrowth: string) =>
  estimated(limited, "asToday", { ...growingMining, difficultyGrowth: decimal(difficultyGrowth) } as Mining, "growing")!
    .perTerm

it("lets the difficulty grow after every 30 days, where the server names its growth", () => {
  // The payout is 0.00001151 a day in the first month, 0.00001128 a day at 1.02 times the difficulty, and falls in each further month.
  expect(estimated(limited, "asToday", growingMining, "growing")).toMatchObject({
    payout: "0.00001151",
    perDay: "0.7395175",
    perMonth: "22.185525",
    perTerm: "242.1550375",
    paidBack: "85",
  })
  expect(estimated(limited, "asToday", growingMining)).toEqual(estimated(limited, "asToday"))
  expect(estimated(limited, "asToday", bitcoinMining, "growing")).toEqual(estimated(limited, "asToday"))
  // The harder case is 2.5 percent a month, or twice the growth.
  const harder = [bitcoinMining, growingMining].map(
    (mining) => estimated(limited, "asToday", mining, "harder")!.perTerm,
  )
  expect(harder).toEqual([perTermAt("2.5"), perTermAt("4")])
  expect([bitcoinMining, growingMining, stakingMining].map((mining) => usualOutlook(mining).difficulty)).toEqual([
    "asNow",
    "growing",
    "asNow",
  ])
})

const staked = (stakeReturn: Offer["stakeReturn"]) => ({
  offer: {
    ...offerOfProduct(btcLimited),
    coin: "eth2" as const,
    unit: "eth2",
    localizedMaintenanceCostTh: decimal("0"),
    stakeReturn,
  },
  quantity: decimal("1"),
  cost: decimal("3100"),
})
const freeStaking = { ...stakingMining, serviceFee: decimal("0") }

it("counts a stake that is returned at the end: it breaks even on the last day", () => {
  // 0.00011506 × 3,120 × 363 = 130.31. Together with the stake's 3,120 it is 104.8 % of 3,100.
  expect(estimated(staked("end"), "asToday", freeStaking)).toMatchObject({
    stake: "3120",
    paidBack: "104.8",
    breakEvenDays: 365,
  })
  // Month 12 is over on the last day.
  expect(estimated(staked("end"), "higher", freeStaking)).toMatchObject({ stake: "4680" })
  expect(estimated(staked("end"), "lower", freeStaking)).toMatchObject({ stake: "1560", breakEvenDays: null })
})

it("counts only days that are paid: staking pays from its third day on", () => {
  expect(estimated(staked("end"), "asToday", freeStaking)).toMatchObject({
    perDay: "0.3589872",
    // Payouts come on 28 of 30 days, and on 363 of 365.
    perMonth: "10.0516416",
    perTerm: "130.3123536",
  })
  // The price moves from the day of the purchase, not from the first payout: 0.3589872 × (363 + (365² − 2²) ÷ 1460).
  const higher = estimated(staked("end"), "higher", freeStaking)
  expect(higher).toMatchObject({ perMonth: "10.27195155", perTerm: "163.06895207" })
})

it.each(["never", "unknown"] as const)("does not count a stake whose return is %s", (stakeReturn) => {
  expect(estimated(staked(stakeReturn), "asToday", freeStaking)).toMatchObject({
    stake: null,
    paidBack: "4.2",
    breakEvenDays: null,
  })
})

it.each([
  ["for another coin", { ...limited, offer: { ...limited.offer, coin: "eth" as const } }],
  ["in another currency", { ...limited, offer: { ...limited.offer, currency: "eur" as const } }],
  [
    "of an open-ended contract without its fee",
    { ...unlimited, offer: { ...unlimited.offer, localizedMaintenanceCostTh: null } },
  ],
  ["of what costs nothing", { ...limited, cost: decimal("0") }],
])("makes no estimate %s", (_, purchase) => {
  expect(estimated(purchase, "asToday")).toBeNull()
})

it.each([
  // A single Th brings 26.99 dollars in twelve months.
  ["28.5", true],
  ["26.9", false],
])("the default quantity at %s dollars a unit loses: %s", (price, loses) => {
  expect(losesByDefault({ ...btcLimited, localizedToPayAmount: decimal(price) }, bitcoinMining)).toBe(loses)
})

it("says nothing of a loss that cannot be known", () => {
  expect(losesByDefault(btcLimited, stakingMining)).toBe(false)
})

it("puts payouts and fees of one unit beside its price, and how much of it that brings back", () => {
  // The default 10 Th bring 269.9238875 dollars in twelve months, which is 94.7 % of 285 dollars.
  expect(plain(unitEstimateOf(btcLimited, bitcoinMining)!)).toEqual({
    payouts: "26.99238875",
    fees: "0",
    back: "26.99238875",
    paidBack: "94.7",
    lowerPaidBack: "71",
    higherPaidBack: "118.4",
    isStakeReturned: false,
    more: "-1.51",
    breakEvenDays: null,
  })
  // 25 Th bring 0.00002878 × 64,250 × 365 ÷ 25 = 26.99707… each. The fees are 0.032 × 365. The price of 19.9 gets 15.317079 back in the
  // year, and all of it on day 475.
  expect(plain(unitEstimateOf(btcUnlimited, bitcoinMining)!)).toEqual({
    payouts: "26.997079",
    fees: "11.68",
    back: "15.317079",
    paidBack: "77",
    // 26.997079 × 0.75 and × 1.25, less 11.68, are 43.1 % and 110.9 % of 19.9.
    lowerPaidBack: "43.1",
    higherPaidBack: "110.9",
    isStakeReturned: false,
    more: "-4.58",
    breakEvenDays: 475,
  })
})

it.each([
  [305, 12, { kind: "onDay", days: 305 }],
  [1095, null, { kind: "onDay", days: 1095 }],
  [null, null, { kind: "notInThreeYears" }],
  [null, 12, { kind: "notInTerm" }],
] as const)("%s days of a contract of %s months: %o", (breakEvenDays, duration, expected) => {
  expect(breakEvenOf({ breakEvenDays }, duration)).toEqual(expected)
})
