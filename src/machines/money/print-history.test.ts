import { Result } from "effect"
import { expect, it } from "vitest"
import { fromPromise, createActor, waitFor } from "xstate"
import { buildOperationList, buildOperation } from "#domain/fixtures/operation.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { printHistory } from "./print-history.machine.ts"

it("stops at a thousand operations, and reports their total", async () => {
  const asked: Array<number> = []
  const pageFrom = (offset: number) =>
    Array.from({ length: 300 }, (_, index) => buildOperation({ id: `operation-${offset + index}` }))
  const machine = printHistory.provide({
    actors: {
      loadOperations: fromPromise(({ input: { offset } }) => {
        asked.push(offset)
        return Promise.resolve(Result.succeed(buildOperationList(100_000, pageFrom(offset))))
      }),
      printOperations: fromPromise<Result.Result<null>, void>(() => new Promise(() => {})),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: "print.start", query: unfilteredHistory })
  const { operations, total } = (await waitFor(actor, (state) => state.matches("printing"))).context
  expect([asked, operations.length, total]).toEqual([[0, 300, 600, 900], 1_000, 100_000])
})
