import { expect, test } from "vitest"
import type { z } from "zod"
import { day } from "#sandbox/clock.ts"
import { buyContract } from "#sandbox/desk/buying.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { createPartnerCode, joinProgramme } from "#sandbox/rules/partner.ts"
import { rewardList } from "#sandbox/schemas/partner.ts"
import { lockByEmail, offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp } = setUpSandbox(offering("partner"))

type Rewards = z.output<typeof rewardList>

/** Creates a partner with two codes and a year of orders with them, for both coins. */
const generatedYear = async () => {
  const [partner, buyer] = [await signUp(), await signUp()]
  const codes = await db()
    .transaction()
    .execute(async (tx) => {
      const owner = await joinProgramme(tx, await lockByEmail(tx, partner.email))
      const begin = testStartTime - 350 * day
      const own = [await createPartnerCode(tx, owner, begin), await createPartnerCode(tx, owner, begin)] as const
      const user = await lockByEmail(tx, buyer.email)
      for (let order = 0; order < 30; order += 1) {
        const bought =
          order % 3 === 2 ? { productId: "eth-limited", quantity: "100" } : { productId: "btc-limited", quantity: "10" }
        await buyContract(tx, {
          customer: user,
          seed: 1,
          now: begin + order * 12 * day,
          code: own[order % 2]!,
          ...bought,
        })
      }
      return own
    })
  return { token: partner.token, codes }
}

const load = async (token: string, query: Readonly<Record<string, string>>): Promise<Rewards> =>
  rewardList.strict().parse((await api(`/partnership/rewards?${new URLSearchParams(query)}`, { token })).body)

/** Reads every page. The pages are smaller than the client's, so that the test joins several of them. */
const exported = async (token: string, query: Readonly<Record<string, string>>): Promise<Rewards["values"]> => {
  const values: Array<Rewards["values"][number]> = []
  for (let total = 1; values.length < total;) {
    const page = await load(token, { ...query, offset: String(values.length), count: "12" })
    total = page.total
    values.push(...page.values)
  }
  return values
}

/** Sums an export as a partner would in a spreadsheet. */
const summed = (rewards: Rewards["values"]): Rewards["totals"] =>
  (["Accrued", "Paid"] as const).flatMap((state) =>
    (["btc", "eth"] as const).flatMap((currencyId) => {
      const own = rewards.filter((reward) => reward.state === state && reward.currencyId === currencyId)
      const sum = own.reduce((total, reward) => total + parseAmount(reward.amount), 0n)
      return own.length === 0 ? [] : [{ state, amount: { amount: formatAmount(sum), currencyId } }]
    }),
  )

test("export and totals of rewards agree for a generated year, with every filter", { timeout: 60_000 }, async () => {
  const { token, codes } = await generatedYear()
  const [code] = codes
  const all = await exported(token, {})
  expect(all).toHaveLength(30)
  expect((await load(token, {})).totals).toHaveLength(3)
  const june = { start: "2025-06-01T00:00", end: "2025-06-30T23:59", timeZone: "Asia/Tokyo" }
  const midnight = (text: string) => Date.parse(`${text}T00:00:00+09:00`)
  const isInJune = ({ date }: { date: string }) =>
    Date.parse(date) >= midnight("2025-06-01") && Date.parse(date) < midnight("2025-07-01")
  for (const [query, matches] of [
    [{}, () => true],
    [{ code }, (reward: { code: string }) => reward.code === code],
    [june, isInJune],
    [{ code, ...june }, (reward: { code: string; date: string }) => reward.code === code && isInJune(reward)],
  ] as const) {
    const rewards = await exported(token, query)
    expect(rewards.length).toBeGreaterThan(0)
    expect(rewards).toEqual(all.filter(matches))
    expect((await load(token, query)).totals).toEqual(summed(rewards))
  }
})

test("another partner's code returns no rewards and no totals", async () => {
  const { token } = await signUp()
  await api("/partnership", { body: {}, token })
  expect(await load(token, { code: "WELCOME10" })).toEqual({ total: 0, values: [], totals: [] })
})
