import { expect, test } from "vitest"
import { catalogue, type Product } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import { parseAmount, formatAmount, divideAmounts, proportionOf } from "#sandbox/money.ts"
import { listBonusSteps } from "#sandbox/rules/bonus.ts"
import { paysBack } from "#sandbox/rules/payback.ts"
import { calculateListPrice, toProductResponse } from "#sandbox/rules/prices.ts"
import { coinRate } from "#sandbox/rules/rates.ts"

const seeds = [1, 7, 4_000_000_000]
/** Every eleventh day of two years, because prices and difficulty change with the day. */
const times = Array.from({ length: 67 }, (_, index) => Date.parse("2026-01-01") + index * 11 * day)
const moments = seeds.flatMap((seed) => times.map((now) => ({ seed, now })))

const sizesOf = ({ id, min, max, defaultValue }: Product) =>
  new Set([min, defaultValue, ...listBonusSteps(id).map(({ from }) => from), max])

test("no product loses money at today's price, in any size", () => {
  const losing = catalogue.flatMap((product) =>
    [...sizesOf(product)].flatMap((size) =>
      moments
        .filter(
          ({ seed, now }) => !paysBack(product, calculateListPrice(product, seed, now), seed, now, parseAmount(size)),
        )
        .map(({ seed, now }) => `${product.id} × ${size}, seed ${seed}, ${new Date(now).toISOString()}`),
    ),
  )
  expect(losing).toEqual([])
})

test("a product that would lose money at today's price is not flagged as a bestseller", () => {
  const flagged = catalogue.filter(({ flags }) => flags.includes("bestseller"))
  expect(flagged.map(({ id }) => id)).toEqual(["btc-limited"])
  const flagsOn = (date: string, percent = "0") =>
    toProductResponse(
      flagged[0]!,
      { percent: parseAmount(percent), expires: null },
      { currency: "usd", seed: 1, now: Date.parse(date) },
    ).flags
  expect([flagsOn("2026-11-21"), flagsOn("2030-01-01"), flagsOn("2030-01-01", "33")]).toEqual([
    ["bestseller"],
    [],
    ["bestseller"],
  ])
})

test("an open-ended contract costs less per unit than one of twelve months", () => {
  const price = (id: string) =>
    calculateListPrice(
      catalogue.find((product) => product.id === id)!,
      1,
      0,
    )
  for (const coin of ["btc", "eth"]) expect(price(`${coin}-unlimited`)).toBeLessThan(price(`${coin}-limited`))
  expect(price("eth2-validator")).toBeLessThan(price("eth2-staking"))
})

test("a larger quantity gets a larger share of it as a bonus", () => {
  for (const { id } of catalogue) {
    const shares = listBonusSteps(id).map(({ from, quantity }) =>
      divideAmounts(parseAmount(quantity), parseAmount(from), "down"),
    )
    expect(shares.map(formatAmount)).toEqual(shares.toSorted((one, other) => (one < other ? -1 : 1)).map(formatAmount))
  }
})

test.for([
  ["eth2-staking", "2"],
  ["eth2-validator", "1"],
] as const)("%s costs the price of its coin and a fee of %s %%, and a promo code does not reduce it", ([id, fee]) => {
  const product = catalogue.find((one) => one.id === id)!
  for (const { seed, now } of moments) {
    const view = toProductResponse(product, { percent: 0n, expires: null }, { currency: "usd", seed, now })
    const price = proportionOf(
      coinRate(seed, "eth", now),
      parseAmount("100") + parseAmount(fee),
      parseAmount("100"),
      "up",
    )
    expect(view).toMatchObject({ localizedAmount: formatAmount(price), stakeFee: fee, stakeReturn: "end" })
  }
})
