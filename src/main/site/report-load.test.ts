import { Effect } from "effect"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"
import { pageParts } from "#machines/site/page-parts.machine.ts"
import { reportLoad } from "./report-load.ts"

const failure = callFailed("server", { requestId: "req-42" })

const pageOf = (...parts: ReadonlyArray<string>) => {
  const page = createActor(pageParts, { input: { parts } }).start()
  const outcomes = new Map<string, string>()
  const load = (part: string, answer: Effect.Effect<string, typeof failure>) => {
    const done = Effect.runPromise(Effect.result(reportLoad(page, part)(() => answer)(undefined))).then(({ _tag }) => {
      outcomes.set(part, _tag)
    })
    return done
  }
  return { page, load, outcomes }
}
const flush = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

it("the page shows a single failure if every part failed", async () => {
  const { page, load, outcomes } = pageOf("accounts", "orders")
  void load("accounts", Effect.fail(failure))
  await flush()
  expect(page.getSnapshot().value).toBe("loading")
  void load("orders", Effect.fail(failure))
  await flush()
  expect(page.getSnapshot()).toMatchObject({ value: "failed", context: { failure } })
  expect([...outcomes]).toEqual([])
})

it("the parts show their own failures if one part is loaded", async () => {
  const { page, load, outcomes } = pageOf("accounts", "orders")
  const failed = load("accounts", Effect.fail(failure))
  await load("orders", Effect.succeed("two orders"))
  await failed
  expect(page.getSnapshot().value).toBe("ready")
  expect(Object.fromEntries(outcomes)).toEqual({ accounts: "Failure", orders: "Success" })
})
