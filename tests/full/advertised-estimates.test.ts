import { Schema } from "effect"
import { expect, it } from "vitest"
import { AccountSummary, listBalances } from "#domain/cabinet/account-summary.ts"
import { ForecastResponse, sumAmounts } from "#domain/cabinet/forecast.ts"
import { OperationList } from "#domain/money/operation.ts"
import { Product } from "#domain/shared/product.ts"
import { addMonths, day } from "#sandbox/clock.ts"
import { offering, testStartTime, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"
import { creditOf, expectAdvertised, lastDayOf, paidCoin } from "./advertised-estimates/credited.ts"
import * as oracle from "./advertised-estimates/oracle.ts"
import { buy, decodeDetails, kinds, units, type Purchased } from "./advertised-estimates/purchases.ts"
import { expectContract, expectPurchase, expectUnit, isStake } from "./advertised-estimates/screens.ts"
import { networksOf, readTerms, type AllTerms } from "./advertised-estimates/terms.ts"

const sandbox = setUpSandbox(offering("estimates", "contracts"))
const { api, move, confirmed } = sandbox

const decodeForecast = Schema.decodeUnknownSync(ForecastResponse)
const decodeSummary = Schema.decodeUnknownSync(AccountSummary)
const decodeProducts = Schema.decodeUnknownSync(Schema.Array(Product))
const decodeHistory = Schema.decodeUnknownSync(OperationList)

/** The start of the test. The growth of the last 90 days must not include a time without data. */
const start = testStartTime + 120 * day
/** The days on which the test checks the screens. The open-ended contracts are paid back before the last of these days. */
const screenDays = [0, 1, 3, 30, 182, 364, 365, 476]
/** A day of each fortnight, because the network does not change within a fortnight. */
const fortnights = oracle.daysFrom(1, 34).map((one) => 14 * one)

const signIn = async ({ email }: Customer): Promise<string> => {
  const form = { grant_type: "password", username: email, password: "correct-horse" }
  return ((await api("/token", { form })).body as { readonly access_token: string }).access_token
}

const buyAll = async (customer: Customer): Promise<readonly Purchased[]> => {
  const bought: Purchased[] = []
  for (const kind of kinds) bought.push(await buy(sandbox, customer, kind))
  return bought
}

/** Checks the forecast of a coin for twelve months: all days of every contract until its end, less maintenance at the current price. */
const expectForecast = async (all: readonly Purchased[], terms: AllTerms, token: string, passed: number) => {
  const until = Math.floor((addMonths(start + passed * day, 12).getTime() - start) / day)
  for (const coin of ["btc", "eth"] as const) {
    const months = decodeForecast(
      (await api(`/dashboard/forecast/?currencyId=${coin}&clientCurrencyId=usd`, { token })).body,
    )
    const expected = all
      .filter((bought) => paidCoin(bought) === coin)
      .flatMap((bought) => {
        const advertised = oracle.advertised(bought.power, terms[bought.power.coin].network, passed)
        const fee = oracle.feeAt(bought.power, terms[coin].rate)
        return oracle.daysFrom(passed + 1, Math.min(until, lastDayOf(bought))).map((one) => advertised(one) - fee)
      })
    expect(units(sumAmounts(months.map(({ baseRevenue }) => baseRevenue.amount))), `${coin}, day ${passed}`).toBe(
      oracle.sum(expected),
    )
  }
}

const creditedBy = (bought: Purchased, read: readonly AllTerms[], passed: number) => {
  const { payoutOn, feeOn } = creditOf(bought, start, networksOf(read))
  const days = oracle.daysFrom(1, Math.min(passed, lastDayOf(bought)))
  return { payouts: oracle.sum(days.map(payoutOn)), fees: oracle.sum(days.map(feeOn)) }
}

/** Checks that the balances contain all payouts, and that the history has a separate entry for each returned stake. */
const expectBalances = async (all: readonly Purchased[], read: readonly AllTerms[], token: string, passed: number) => {
  const stakes = all.filter(isStake).map(({ power }) => power.quantity)
  const history = decodeHistory(
    (await api("/dashboard/operationhistory/?offset=0&count=100&operationType=Returned", { token })).body,
  )
  expect(history.values.map(({ amount }) => units(amount)).toSorted()).toEqual(stakes.toSorted())
  const balances = listBalances(decodeSummary((await api("/dashboard/summary/?currencyId=usd", { token })).body))
  expect(balances.map(({ coin, account }) => [coin, units(account.baseBalance.amount)])).toEqual(
    (["btc", "eth"] as const).map((coin) => {
      const credited = all
        .filter((bought) => paidCoin(bought) === coin)
        .map((bought) => creditedBy(bought, read, passed))
      const net = oracle.sum(credited.map(({ payouts, fees }) => payouts - fees))
      return [coin, coin === "eth" ? net + oracle.sum(stakes) : net]
    }),
  )
}

it(
  "contracts pay what every screen estimated, at unchanged prices and the sandbox's difficulty",
  { timeout: 180_000 },
  async () => {
    await move(start - testStartTime)
    const customer = await confirmed()
    const all = await buyAll(customer)
    const read: AllTerms[] = [await readTerms(sandbox)]
    const atStart = read[0]!
    const products = decodeProducts((await api("/products?currencyId=usd")).body)

    for (const bought of all) expectPurchase(bought, atStart[bought.power.coin])
    for (const product of products) {
      const byDefault = all.find(({ isDefault, productId }) => isDefault && productId === product.id)
      if (byDefault) expectUnit(byDefault, atStart[byDefault.power.coin], product)
    }

    let reached = 0
    for (const passed of [...new Set([...screenDays, ...fortnights])].toSorted((one, other) => one - other)) {
      if (passed > reached) await move((passed - reached) * day)
      reached = passed
      const terms = await readTerms(sandbox)
      read.push(terms)
      if (!screenDays.includes(passed)) continue
      const token = await signIn(customer)
      await expectForecast(all, terms, token, passed)
      for (const bought of all) {
        const details = decodeDetails((await api(`/contracts/${bought.contractId}?currencyId=usd`, { token })).body)
        const { payouts, fees } = creditedBy(bought, read, passed)
        expect([units(details.payouts.amount), units(details.fees.amount)], `${bought.name}, day ${passed}`).toEqual([
          payouts,
          fees,
        ])
        if (passed < lastDayOf(bought)) expectContract(bought, terms[bought.power.coin], details, passed)
      }
    }
    for (const bought of all)
      expectAdvertised(bought, atStart[bought.power.coin], creditOf(bought, start, networksOf(read)), reached)
    await expectBalances(all, read, await signIn(customer), reached)
  },
)
