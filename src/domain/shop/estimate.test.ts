import { BigDecimal } from "effect"
import { expect, it } from "vitest"
import { bitcoinMining, growingMining, stakingMining } from "#domain/fixtures/mining.ts"
import { btcLimited, btcUnlimited } from "#domain/fixtures/product.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { estimatePurchase, createDefaultScenario, calculateBreakEven } from "./estimate.ts"
import type { PriceScenario } from "./income.ts"
import type { DifficultyScenario, Mining } from "./mining.ts"
import { offerOfProduct, type Offer } from "./offer.ts"
import { losesByDefault, estimateUnit } from "./unit-estimate.ts"

const plain = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "boolean" || value === null ? value : toPlainDecimal(value),
    ]),
  )

const limited = { offer: offerOfProduct(btcLimited), quantity: decimal("10"), cost: decimal("285") }
const unlimited = { offer: offerOfProduct(btcUnlimited), quantity: decimal("100"), cost: decimal("1990") }
const estimated = (
  purchase: Pick<typeof limited, "quantity" | "cost"> & { readonly offer: Offer },
  price: PriceScenario,
  mining: Mining = bitcoinMining,
  difficulty: DifficultyScenario = "asNow",
) => {
  const estimate = estimatePurchase(purchase, mining, { priceScenario: price, priceChangePercent: "50", difficulty })
  return estimate && plain(estimate)
}

it("sums up twelve months at today's price: 0.00001151 btc a day at 64,250 dollars are less than 285", () => {
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

it("assumes an even fall of the price to a half by month 12: three quarters of the payouts", () => {
  // A day earns 0.7395175 dollars at today's price. The price falls evenly to the half, so the year earns three quarters: 0.7395175 × (365
  // − 365² ÷ 1460) = 0.75 × 269.9238875.
  expect(estimated(limited, "lower")).toMatchObject({ perTerm: "202.44291563", paidBack: "71", breakEvenDays: null })
})

it("assumes an even rise of the price by a half by month 12: five quarters of the payouts, which break even", () => {
  // The income of n days is 0.7395175 × (n + n² ÷ 1460) dollars: 284.27 in 316 days, and 285.33 in 317. The cost is 285.
  expect(estimated(limited, "higher")).toMatchObject({
    // The first day has the price of its middle, which has moved by 1/730 of the year's change.
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
] as const)("assumes that a price rising by %s %% in a year multiplies the income by %s", (spread, factor) => {
  const { perTerm } = estimatePurchase(limited, bitcoinMining, {
    priceScenario: "higher",
    priceChangePercent: spread,
    difficulty: "asNow",
  })!
  expect(toPlainDecimal(perTerm)).toBe(toPlainDecimal(BigDecimal.multiply(decimal("269.9238875"), decimal(factor))))
})

it("keeps the price of month 12 after that, and the fee in dollars at every price", () => {
  // 100 Th earn 7.3971025 dollars a day at today's price. The falling price costs a quarter of that in the first year, and a half of it in
  // the second. The fees are 3.2 dollars on each of the 730 days.
  const two = { ...unlimited, offer: { ...unlimited.offer, duration: 24 } }
  expect(estimated(two, "lower")).toMatchObject({ feesPerTerm: "2336", perTerm: "1038.92801563" })
  // At 43,500 dollars for a coin, a day earns 5.008155 dollars before the fee of 3.2. From day 265 on, the fee takes the whole payout.
  const poor = { ...bitcoinMining, rate: decimal("43500") }
  expect(estimated(two, "lower", poor)).toMatchObject({ perTerm: "238.27869337" })
})

it("deducts maintenance from an open-ended contract, which is estimated for a year", () => {
  // A day earns 0.00011513 btc × 64,250 = 7.3971025 dollars, of which maintenance takes 100 × 0.032 dollars, or 43.26 %.
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
    // The cost of 1,990 dollars at 4.1971025 dollars a day takes 474.1… days.
    breakEvenDays: 475,
  })
})

it("deducts at most the whole payout for maintenance", () => {
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
  // A day earns 0.00184109 eth × 3,120 = 5.7442008 dollars. After the service fee of a tenth, 5.16978072 remain, of which maintenance takes
  // 1.6.
  expect(estimated(stake, "asToday", stakingMining)).toMatchObject({ perDay: "3.56978072", feesPerDay: "2.17442008" })
  // The first two costs take 1,092 and 1,093 paid days, after the two days before the first payout. The third cost takes longer than three
  // years, which have 1,095 days.
  const daysFor = (cost: string) =>
    estimated({ ...stake, cost: decimal(cost) }, "asToday", stakingMining)?.breakEvenDays
  expect([daysFor("3898"), daysFor("3901"), daysFor("3902")]).toEqual([1094, 1095, null])
})

const perTermAt = (difficultyGrowth: string) =>
  estimated(limited, "asToday", { ...growingMining, difficultyGrowth: decimal(difficultyGrowth) } as Mining, "growing")!
    .perTerm

it("increases the difficulty every 30 days if the server names its growth", () => {
  // A day earns 0.00001151 btc in the first month, 0.00001128 in the second at 1.02 times the difficulty, and less in each later month.
  expect(estimated(limited, "asToday", growingMining, "growing")).toMatchObject({
    payout: "0.00001151",
    perDay: "0.7395175",
    perMonth: "22.185525",
    perTerm: "242.1550375",
    paidBack: "85",
  })
  expect(estimated(limited, "asToday", growingMining)).toEqual(estimated(limited, "asToday"))
  expect(estimated(limited, "asToday", bitcoinMining, "growing")).toEqual(estimated(limited, "asToday"))
  // The harder case is 2.5 percent a month, or twice the server's growth if that is more.
  const harder = [bitcoinMining, growingMining].map(
    (mining) => estimated(limited, "asToday", mining, "harder")!.perTerm,
  )
  expect(harder).toEqual([perTermAt("2.5"), perTermAt("4")])
  expect(
    [bitcoinMining, growingMining, stakingMining].map((mining) => createDefaultScenario(mining).difficulty),
  ).toEqual(["asNow", "growing", "asNow"])
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

it("includes a returned stake, and breaks even on the last day", () => {
  // The payouts are 0.00011506 eth × 3,120 × 363 days = 130.31 dollars. Together with the stake's 3,120 dollars, they are 104.8 % of the
  // cost of 3,100.
  expect(estimated(staked("end"), "asToday", freeStaking)).toMatchObject({
    stake: "3120",
    paidBack: "104.8",
    breakEvenDays: 365,
  })
  // The last day ends month 12, so the price has moved by the whole half.
  expect(estimated(staked("end"), "higher", freeStaking)).toMatchObject({ stake: "4680" })
  expect(estimated(staked("end"), "lower", freeStaking)).toMatchObject({ stake: "1560", breakEvenDays: null })
})

it("includes only paid days: staking pays from its third day on", () => {
  expect(estimated(staked("end"), "asToday", freeStaking)).toMatchObject({
    perDay: "0.3589872",
    // The first two days pay nothing, so 28 of 30 days and 363 of 365 have payouts.
    perMonth: "10.0516416",
    perTerm: "130.3123536",
  })
  // The price moves from the day of the purchase, although the first payout comes later: 0.3589872 dollars a day × (363 + (365² − 2²) ÷
  // 1460).
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
])("does not exist %s", (_, purchase) => {
  expect(estimated(purchase, "asToday")).toBeNull()
})

it.each([
  // A single Th earns 26.99 dollars in twelve months, so it loses at 28.5 and gains at 26.9.
  ["28.5", true],
  ["26.9", false],
])("decides whether the default quantity at %s dollars a unit loses money: %s", (price, loses) => {
  expect(losesByDefault({ ...btcLimited, localizedToPayAmount: decimal(price) }, bitcoinMining)).toBe(loses)
})

it("reports no loss if it cannot be calculated", () => {
  expect(losesByDefault(btcLimited, stakingMining)).toBe(false)
})

it("compares payouts and fees of one unit with its price", () => {
  // The default quantity of 10 Th earns 269.9238875 dollars in twelve months, which is 94.7 % of its cost of 285 dollars.
  expect(plain(estimateUnit(btcLimited, bitcoinMining)!)).toEqual({
    payouts: "26.99238875",
    fees: "0",
    paidBackAmount: "26.99238875",
    paidBack: "94.7",
    lowerPaidBack: "71",
    higherPaidBack: "118.4",
    isStakeReturned: false,
    surplus: "-1.51",
    breakEvenDays: null,
  })
  // The default quantity of 25 Th earns 0.00002878 btc × 64,250 × 365 days, which is 26.997079 dollars for a Th. Maintenance is 0.032 × 365
  // dollars. A Th costs 19.9 dollars, gets 15.317079 back in the year, and all of it by day 475.
  expect(plain(estimateUnit(btcUnlimited, bitcoinMining)!)).toEqual({
    payouts: "26.997079",
    fees: "11.68",
    paidBackAmount: "15.317079",
    paidBack: "77",
    // The payouts are 26.997079 × 0.75 at the lower price, and × 1.25 at the higher price. After maintenance of 11.68 dollars, they are
    // 43.1 % and 110.9 % of the price of 19.9.
    lowerPaidBack: "43.1",
    higherPaidBack: "110.9",
    isStakeReturned: false,
    surplus: "-4.58",
    breakEvenDays: 475,
  })
})

it.each([
  [305, 12, { kind: "onDay", days: 305 }],
  [1095, null, { kind: "onDay", days: 1095 }],
  [null, null, { kind: "notInThreeYears" }],
  [null, 12, { kind: "notInTerm" }],
] as const)("describes a break-even after %s days in %s months as %o", (breakEvenDays, duration, expected) => {
  expect(calculateBreakEven({ breakEvenDays }, duration)).toEqual(expected)
})
