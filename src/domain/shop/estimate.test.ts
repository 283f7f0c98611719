import { expect, it } from "vitest"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { estimateOf, usualOutlook, breakEvenOf } from "./estimate.ts"
import type { DifficultyOutlook, Scenario } from "./income.ts"
import type { Mining } from "./mining.ts"
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
  const of = estimateOf(purchase, mining, { price, difficulty })
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

it("takes the price to be 30 % lower from the first day", () => {
  expect(estimated(limited, "lower")).toMatchObject({ perDay: "0.51766225", paidBack: "66.3", breakEvenDays: null })
})

it("takes the price to rise by 5 % after every 30 days: it breaks even in the term", () => {
  // 30 × 0.7395175 × (1.05^10 − 1) ÷ 0.05 = 279.05 in 300 days, then 1.2046… a day: 5.95 more in five days.
  expect(estimated(limited, "growing")).toMatchObject({
    // A day and thirty days are the first, as at the price of today.
    perDay: "0.7395175",
    perMonth: "22.185525",
    breakEvenDays: 305,
  })
})

it("deducts maintenance from an open-ended contract, which is added up for a year", () => {
  // 0.00011513 × 64,250 = 7.3971025 a day, of it 100 × 0.032 for maintenance: 43.26 %.
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
  // 0.00184109 × 3120 = 5.7442008; 90 % of it are 5.16978072, less 1.6.
  expect(estimated(stake, "asToday", stakingMining)).toMatchObject({ perDay: "3.56978072", feesPerDay: "2.17442008" })
  // 1,092 and 1,093 days of it, and the two before the first payout: three years have 1,095.
  const daysFor = (cost: string) =>
    estimated({ ...stake, cost: decimal(cost) }, "asToday", stakingMining)?.breakEvenDays
  expect([daysFor("3898"), daysFor("3901"), daysFor("3902")]).toEqual([1094, 1095, null])
})

it("lets the difficulty grow after every 30 days, where the server names its growth", () => {
  // 0.00001151 a day in the first month; at 1.02 times the difficulty 0.00001128, and so on.
  expect(estimated(limited, "asToday", growingMining, "growing")).toMatchObject({
    payout: "0.00001151",
    perDay: "0.7395175",
    perMonth: "22.185525",
    perTerm: "242.1550375",
    paidBack: "85",
  })
  expect(estimated(limited, "asToday", growingMining)).toEqual(estimated(limited, "asToday"))
  expect(estimated(limited, "asToday", bitcoinMining, "growing")).toEqual(estimated(limited, "asToday"))
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
  // 0.00011506 × 3,120 × 363 = 130.31, and the stake's 3,120: 104.8 % of 3,100.
  expect(estimated(staked("end"), "asToday", freeStaking)).toMatchObject({
    stake: "3120",
    paidBack: "104.8",
    breakEvenDays: 365,
  })
  // In the twelfth and last month, which begins on day 361, the price has grown twelve times.
  expect(estimated(staked("end"), "growing", freeStaking)).toMatchObject({ stake: "5603.07173719" })
  expect(estimated(staked("end"), "lower", freeStaking)).toMatchObject({ stake: "2184", breakEvenDays: null })
})

it("counts only days that are paid: staking pays from its third day on", () => {
  expect(estimated(staked("end"), "asToday", freeStaking)).toMatchObject({
    perDay: "0.3589872",
    // 28 of thirty days, 363 of 365.
    perMonth: "10.0516416",
    perTerm: "130.3123536",
  })
  // The price grows after thirty days from the purchase, not from the first payout: 174.64478762 for all days, less two.
  const growing = estimated(staked("end"), "growing", freeStaking)
  expect(growing).toMatchObject({ perMonth: "10.0516416", perTerm: "173.92681322" })
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
  // 26.99 dollars for one Th in twelve months.
  ["28.5", true],
  ["26.9", false],
])("the default quantity at %s dollars a unit loses: %s", (price, loses) => {
  expect(losesByDefault({ ...btcLimited, localizedToPayAmount: decimal(price) }, bitcoinMining)).toBe(loses)
})

it("says nothing of a loss that cannot be known", () => {
  expect(losesByDefault(btcLimited, stakingMining)).toBe(false)
})

it("puts payouts and fees of one unit beside its price, and how much of it that brings back", () => {
  // The default 10 Th are paid 269.9238875 dollars in twelve months.
  // Of 285 dollars that is 94.7 %.
  expect(plain(unitEstimateOf(btcLimited, bitcoinMining)!)).toEqual({
    payouts: "26.99238875",
    fees: "0",
    back: "26.99238875",
    paidBack: "94.7",
    isStakeReturned: false,
    breakEvenDays: null,
  })
  // 25 Th: 0.00002878 × 64,250 × 365 ÷ 25 = 26.99707…, 0.032 × 365, and 15.317079 of 19.9, which is back on day 475.
  expect(plain(unitEstimateOf(btcUnlimited, bitcoinMining)!)).toEqual({
    payouts: "26.997079",
    fees: "11.68",
    back: "15.317079",
    paidBack: "77",
    isStakeReturned: false,
    breakEvenDays: 475,
  })
})

it.each([
  [305, 12, { is: "onDay", days: 305 }],
  [1095, null, { is: "onDay", days: 1095 }],
  [null, null, { is: "notInThreeYears" }],
  [null, 12, { is: "notInTerm" }],
] as const)("%s days of a contract of %s months: %o", (breakEvenDays, duration, expected) => {
  expect(breakEvenOf({ breakEvenDays }, duration)).toEqual(expected)
})
