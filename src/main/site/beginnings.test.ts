import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { bitcoinMining as mining } from "#domain/fixtures/mining.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import type { Mining } from "#domain/shop/mining.ts"
import { estimate } from "#machines/shop/estimate.machine.ts"
import { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { createBeginnings } from "./beginnings.ts"

const input = { coin: "btc", currency: "usd" } as const
const key = `estimate ${JSON.stringify(input)}`
const never = new Promise<never>(() => {})

const begin = (missed: Promise<unknown> = never) =>
  createBeginnings({ search: "", timeZone: undefined, isAnswered: (asked) => asked === key, missed })

const estimateWith = (answer: () => Promise<Result.Result<Mining, CallFailed>>) =>
  provide(estimate)({ loadMining: answer })
const answered = estimateWith(async () => Result.succeed(mining))

it("a machine starts from its first answer, and asks for nothing again", async () => {
  let asked = 0
  const counted = estimateWith(async () => {
    asked += 1
    return Result.succeed(mining)
  })
  const beginnings = begin()
  const snapshot = await beginnings.begin(counted, input)!
  const actor = createActor(counted, { input, snapshot }).start()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.mining, asked]).toEqual(["ready", mining, 1])
  expect([beginnings.keys(), beginnings.hasFailed()]).toEqual([[key], false])
})

it("two parts with the same machine and input share a beginning", () => {
  const beginnings = begin()
  expect(beginnings.begin(answered, input)).toBe(beginnings.begin(answered, { ...input }))
})

it("a machine without an answer in the document starts as usual", () => {
  expect(begin().begin(answered, { ...input, coin: "eth" })).toBeNull()
  expect(begin().begin(stakingTerms, undefined)).toBeNull()
})

it("a machine that starts again later asks the server", async () => {
  let isStale = false
  const beginnings = createBeginnings({
    search: "",
    timeZone: undefined,
    isAnswered: () => true,
    isStale: () => isStale,
    missed: never,
  })
  void beginnings.begin(answered, input)
  isStale = true
  const late = beginnings.begin(answered, input)
  beginnings.begun(answered, input)
  const other = { ...input, coin: "eth" } as const
  expect([late, beginnings.begin(answered, input), beginnings.begin(answered, other)]).toEqual([
    expect.any(Promise),
    null,
    expect.any(Promise),
  ])
})

it("the next page starts as usual", () => {
  const beginnings = begin()
  beginnings.end()
  expect([beginnings.begin(answered, input), beginnings.isFirst()]).toEqual([null, false])
})

it("a failed answer is known", async () => {
  const beginnings = begin()
  await beginnings.begin(
    estimateWith(async () => Result.fail(callFailed("malformed"))),
    input,
  )
  expect(beginnings.hasFailed()).toBe(true)
})

it("a missing answer makes no machine wait", async () => {
  const beginnings = begin(Promise.resolve())
  const snapshot = await beginnings.begin(
    estimateWith(() => never),
    input,
  )!
  expect(snapshot).toMatchObject({ value: "loading" })
})
