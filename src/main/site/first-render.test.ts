import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { bitcoinMining as mining } from "#domain/fixtures/mining.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { createFirstRender } from "./first-render.ts"

const input = { coin: "btc", currency: "usd" } as const
const key = `estimate ${JSON.stringify(input)}`
const never = new Promise<never>(() => {})

const begin = (missed: Promise<unknown> = never) =>
  createFirstRender({ search: "", timeZone: undefined, hasResponses: (asked) => asked === key, missed })

const estimateWith = (answer: () => Promise<Result.Result<Mining, CallFailed>>) =>
  provide(estimate)({ loadMining: answer })
const loadedEstimate = estimateWith(async () => Result.succeed(mining))

it("a machine starts with its embedded response, and loads nothing again", async () => {
  let asked = 0
  const counted = estimateWith(async () => {
    asked += 1
    return Result.succeed(mining)
  })
  const firstRender = begin()
  const snapshot = await firstRender.restore(counted, input)!
  const actor = createActor(counted, { input, snapshot }).start()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.mining, asked]).toEqual(["ready", mining, 1])
  expect([firstRender.keys(), firstRender.hasFailed()]).toEqual([[key], false])
})

it("a machine starts with the port results of the server's machine, and its ports are not called", async () => {
  const server = begin()
  await server.restore(loadedEstimate, input)
  const embedded = server.results()
  const browser = createFirstRender({
    search: "",
    timeZone: undefined,
    hasResponses: () => true,
    resultsOf: (asked) => embedded[asked] ?? null,
    missed: never,
  })
  const unasked = estimateWith(() => Promise.reject(new Error("asked")))
  expect(await browser.restore(unasked, input)).toMatchObject({ value: "ready", context: { mining } })
  expect(embedded).toEqual({ [key]: { loadMining: mining } })
})

it("two parts with the same machine and input share the first state", () => {
  const firstRender = begin()
  expect(firstRender.restore(loadedEstimate, input)).toBe(firstRender.restore(loadedEstimate, { ...input }))
})

it("a machine without a response in the document starts as usual", () => {
  expect(begin().restore(loadedEstimate, { ...input, coin: "eth" })).toBeNull()
  expect(begin().restore(stakingTerms, undefined)).toBeNull()
})

it("a machine that starts again later calls the server", async () => {
  let isStale = false
  const firstRender = createFirstRender({
    search: "",
    timeZone: undefined,
    hasResponses: () => true,
    isStale: () => isStale,
    missed: never,
  })
  void firstRender.restore(loadedEstimate, input)
  isStale = true
  const late = firstRender.restore(loadedEstimate, input)
  firstRender.markStarted(loadedEstimate, input)
  const other = { ...input, coin: "eth" } as const
  expect([late, firstRender.restore(loadedEstimate, input), firstRender.restore(loadedEstimate, other)]).toEqual([
    expect.any(Promise),
    null,
    expect.any(Promise),
  ])
})

it("machines of the next page start as usual", () => {
  const firstRender = begin()
  firstRender.end()
  expect([firstRender.restore(loadedEstimate, input), firstRender.isActive()]).toEqual([null, false])
})

it("a failed response is remembered", async () => {
  const firstRender = begin()
  await firstRender.restore(
    estimateWith(async () => Result.fail(callFailed("malformed"))),
    input,
  )
  expect(firstRender.hasFailed()).toBe(true)
})

it("a missing response does not delay a machine", async () => {
  const firstRender = begin(Promise.resolve())
  const snapshot = await firstRender.restore(
    estimateWith(() => never),
    input,
  )!
  expect(snapshot).toMatchObject({ value: "loading" })
})
