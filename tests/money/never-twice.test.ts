import fc from "fast-check"
import { expect, it } from "vitest"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { createBrowser, createServer, responseFates, waitUntilIdle, type ResponseFate } from "./mock-withdrawals.ts"

const addresses = {
  btc: ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  eth: ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
} as const

const tab = fc.constantFrom(0, 1)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("submit" as const),
      tab,
      amount: fc.constantFrom("0.001", "0.002"),
      to: fc.constantFrom(0, 1),
      fate: fc.constantFrom(...responseFates),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("finish" as const),
      tab,
      how: fc.constantFrom("check" as const, "resend" as const),
      fate: fc.constantFrom(...responseFates),
      up: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("open" as const),
      tab,
      coin: fc.constantFrom("btc" as const, "eth" as const),
      up: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "arrive" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("signIn" as const), customer: fc.constantFrom("c-0", "c-1") }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Runs the steps as customers would, and returns every violation of an invariant. */
const play = async (
  steps: ReadonlyArray<Step>,
  leftover: { readonly id: string; readonly arrived: boolean } | null = null,
) => {
  const violations: Array<string> = []
  const server = createServer((what) => violations.push(what))
  let responseFate: ResponseFate = "ok"
  let isReachable = true
  let customer = "c-0"
  // All requests of a step have the same result, because each step sends at most one request.
  const browser = createBrowser(
    server,
    () => responseFate,
    () => isReachable,
  )
  const tabs = [browser.tab(), browser.tab()] as const
  if (leftover !== null) {
    tabs[0].session.setItem("formId.withdrawal", leftover.id)
    const sent = {
      id: leftover.id,
      amount: "0.001",
      address: addresses.btc[0],
      currencyId: "btc",
      customerId: customer,
    } as const
    server.unknown.set(leftover.id, sent)
    if (leftover.arrived) server.take(sent)
    else server.late.push(sent)
  }
  const isWaiting = (browserTab: (typeof tabs)[number]) => () =>
    responseFate.startsWith("hangs") &&
    ["sending", "resending"].some((name) =>
      browserTab
        .current()
        .getSnapshot()
        .matches(name as "sending"),
    )
  const checkTab = (browserTab: (typeof tabs)[number]) => {
    const {
      value,
      context: { coin, details, created, formData },
    } = browserTab.current().getSnapshot()
    const sent = formData &&
      details && {
        amount: toPlainDecimal(details.amount),
        address: details.address,
        currencyId: coin,
        customerId: formData.customerId,
      }
    const atServer = created && server.created.get(created.id)
    if (value === "success" && JSON.stringify(atServer) !== JSON.stringify({ id: created!.id, ...sent })) {
      violations.push(`success of ${JSON.stringify(sent)}, but the server made ${JSON.stringify(atServer)}`)
    }
    if (
      value === "notSent" &&
      (!atServer || JSON.stringify(atServer) === JSON.stringify({ id: created!.id, ...sent }))
    ) {
      violations.push(`"not sent" of ${JSON.stringify(sent)}, but the server made ${JSON.stringify(atServer)}`)
    }
    if (
      value === "refused" &&
      [...server.unknown.values()].some(
        (browserTab) =>
          browserTab.id !== leftover?.id &&
          browserTab.currencyId === coin &&
          browserTab.customerId === formData!.customerId,
      )
    ) {
      violations.push("a refusal with a form, though an outcome is unknown")
    }
  }
  const handlers: { readonly [Name in Step["do"]]: (step: never) => Promise<void> } = {
    submit: async (it: Extract<Step, { do: "submit" }>) => {
      const browserTab = tabs[it.tab]!
      const state = browserTab.current().getSnapshot()
      if (!state.matches("form") && !state.matches("refused")) return
      ;({ fate: responseFate } = it)
      browserTab
        .current()
        .send({ type: "form.submit", amount: decimal(it.amount), address: addresses[state.context.coin][it.to]! })
      await waitUntilIdle(browserTab.current(), isWaiting(browserTab))
      checkTab(browserTab)
    },
    finish: async (it: Extract<Step, { do: "finish" }>) => {
      const browserTab = tabs[it.tab]!
      ;({ fate: responseFate, up: isReachable } = it)
      const type = browserTab.current().getSnapshot().can({ type: "form.back" })
        ? "form.back"
        : it.how === "check"
          ? "outcome.check"
          : "withdrawal.resend"
      if (isWaiting(browserTab)() || !browserTab.current().getSnapshot().can({ type })) return
      browserTab.current().send({ type })
      await waitUntilIdle(browserTab.current(), isWaiting(browserTab))
      checkTab(browserTab)
    },
    open: async (it: Extract<Step, { do: "open" }>) => {
      ;({ up: isReachable } = it)
      responseFate = "ok"
      await waitUntilIdle(tabs[it.tab]!.open(it.coin as PayoutCoin, customer), () => false)
    },
    arrive: () => Promise.resolve(server.arrive()),
    signIn: async (it: Extract<Step, { do: "signIn" }>) => {
      responseFate = "ok"
      ;({ customer } = it)
      for (const browserTab of tabs) await waitUntilIdle(browserTab.open("btc", customer), () => false)
    },
  }
  for (const browserTab of tabs) await waitUntilIdle(browserTab.open("btc", customer), () => false)
  for (const browserTab of steps) await handlers[browserTab.do](browserTab as never)
  return violations
}

it("lost, late and cancelled responses in two tabs cause no second id for an unknown outcome, and no false message", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      expect(await play(steps)).toEqual([])
    }),
    { numRuns: 250 },
  )
}, 60_000)

it("an id of an earlier version is never followed by a second id, and causes no false message", async () => {
  const inOneTab = step.filter(
    (browserTab) => browserTab.do !== "signIn" && (!("tab" in browserTab) || browserTab.tab === 0),
  )
  const leftover = fc.boolean().map((arrived) => ({ id: "7b1c2f9e-8d1f-4c58-9a62-30a1f1c9e001", arrived }))
  await fc.assert(
    fc.asyncProperty(fc.array(inOneTab, { maxLength: 20 }), leftover, async (steps, left) => {
      expect(await play(steps, left)).toEqual([])
    }),
    { numRuns: 200 },
  )
}, 60_000)

it("an id of an earlier version blocks its coin, even if another coin read it first and the history failed to load", async () => {
  expect(
    await play(
      [
        { do: "open", tab: 0, coin: "eth", up: false },
        { do: "submit", tab: 0, amount: "0.001", to: 0, fate: "ok" },
        { do: "open", tab: 0, coin: "btc", up: false },
        { do: "submit", tab: 0, amount: "0.001", to: 0, fate: "ok" },
      ],
      { id: "7b1c2f9e-8d1f-4c58-9a62-30a1f1c9e001", arrived: true },
    ),
  ).toEqual([])
})

it("an eth withdrawal after an interrupted btc one is sent, and shown as its own success", async () => {
  expect(
    await play([
      { do: "submit", tab: 0, amount: "0.001", to: 0, fate: "hangsAfter" },
      { do: "open", tab: 0, coin: "eth", up: true },
      { do: "submit", tab: 0, amount: "0.002", to: 0, fate: "ok" },
    ]),
  ).toEqual([])
})
