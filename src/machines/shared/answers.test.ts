import { Result } from "effect"
import { expect, it } from "vitest"
import { assign, createActor, fromPromise, setup } from "xstate"
import { callFailed, taggedFailure, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { answers } from "./answers.ts"
import { port } from "./port.ts"

type Refusal = TaggedFailure<"Sold"> | CallFailed

const lookUp = setup({
  types: {} as {
    context: { count: number; forgotten: boolean; failure: CallFailed | null }
    emitted: { type: "stock.counted"; count: number }
  },
  actors: {
    count: port<null, number, Refusal>("count"),
    write: port<null, string, CallFailed>("write"),
    refuse: port<null, null, TaggedFailure<"Sold">>("refuse"),
  },
  actions: { markForgotten: assign({ forgotten: true }) },
})

const machine = lookUp.createMachine({
  context: { count: 1, forgotten: false, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "count",
        input: null,
        onDone: answers({
          ok: [
            { when: (count, context) => count < context.count, target: "none" },
            {
              target: "some",
              assign: (count, context) => ({ count: context.count + count }),
              emit: (count) => ({ type: "stock.counted", count }),
              actions: "markForgotten",
            },
          ],
          // The rows may have any order.
          otherwise: "failed",
          Sold: { target: "sold", actions: ["markForgotten"] },
          cancelled: "ready",
          rateLimited: "waiting",
        }),
      },
    },
    none: {},
    some: {},
    sold: {},
    ready: {},
    waiting: {},
    failed: {},
  },
})

const after = async (answer: Result.Result<number, Refusal>) => {
  const actor = createActor(machine.provide({ actors: { count: fromPromise(() => Promise.resolve(answer)) } }))
  const emitted: unknown[] = []
  actor.on("stock.counted", (event) => emitted.push(event))
  const left = new Promise<void>((done) => {
    actor.subscribe(({ value }) => value !== "loading" && done())
  })
  actor.start()
  await left
  const { value, context } = actor.getSnapshot()
  return { value, ...context, emitted }
}

const untouched = { count: 1, forgotten: false, failure: null, emitted: [] }
const limited = callFailed("tooMany", { retryAfter: 5 })

it.each<[string, Result.Result<number, Refusal>, object]>([
  ["the first alternative that holds", Result.succeed(0), { ...untouched, value: "none" }],
  [
    "the last alternative, with what it changes, emits and does",
    Result.succeed(2),
    { value: "some", count: 3, forgotten: true, failure: null, emitted: [{ type: "stock.counted", count: 2 }] },
  ],
  ["a named failure", Result.fail(taggedFailure("Sold")), { ...untouched, value: "sold", forgotten: true }],
  ["a cancelled call", Result.fail(callFailed("cancelled")), { ...untouched, value: "ready" }],
  ["a call to repeat later", Result.fail(limited), { ...untouched, value: "waiting", failure: limited }],
  [
    "a 429 without a time is any other failed call",
    Result.fail(callFailed("tooMany")),
    { ...untouched, value: "failed", failure: callFailed("tooMany") },
  ],
  [
    "any other failed call",
    Result.fail(callFailed("offline")),
    { ...untouched, value: "failed", failure: callFailed("offline") },
  ],
])("chooses %s", async (_, answer, outcome) => {
  expect(await after(answer)).toEqual(outcome)
})

const rest = { otherwise: "b" } as const
const unknownAction = { actions: "forgive" } as const

it("does not compile with a table that does not fit its port", () => {
  // The function never runs. The compiler reports a directive as unused if its line compiles.
  const misfits = () =>
    lookUp.createStateConfig({
      invoke: [
        // @ts-expect-error Sold is missing.
        { src: "count", input: null, onDone: answers({ ok: "a", ...rest }) },
        // @ts-expect-error The port cannot answer Sold.
        { src: "write", input: null, onDone: answers({ ok: "a", Sold: "b", ...rest }) },
        // @ts-expect-error The port can answer CallFailed.
        { src: "write", input: null, onDone: answers({ ok: "a" }) },
        // @ts-expect-error The port cannot answer CallFailed.
        { src: "refuse", input: null, onDone: answers({ ok: "a", Sold: "b", otherwise: "c" }) },
        // @ts-expect-error The machine has no such action.
        { src: "write", input: null, onDone: answers({ ok: unknownAction, ...rest }) },
        // @ts-expect-error The context holds a number, the port answers with a text.
        { src: "write", input: null, onDone: answers({ ok: { assign: (count) => ({ count }) }, ...rest }) },
      ],
    })
  expect(misfits).toBeTypeOf("function")
})
