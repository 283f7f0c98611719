import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { createNamedApi, type ApiCall, type Send, type ServerRefusal } from "#adapters/shared/api.ts"
import { cancelWithdrawal } from "./cancel-withdrawal.ts"

const conflict = (code: string): ServerRefusal => ({
  _tag: "Refused",
  status: 409,
  code,
  message: "words",
  field: null,
  requestId: null,
})

it.each([
  ["cancelled", Effect.succeed({}), Result.succeed(null)],
  ["being sent", Effect.fail(conflict("WithdrawalSent")), Result.fail(taggedFailure("AlreadySent"))],
  ["lost", Effect.fail(callFailed("timeout")), Result.fail(callFailed("timeout"))],
])("%s", async (_, answer, result) => {
  const calls: Array<ApiCall<unknown>> = []
  const api = createNamedApi(((call: ApiCall<unknown>) => {
    calls.push(call)
    return answer
  }) as Send)
  expect(await Effect.runPromise(Effect.result(cancelWithdrawal(api)({ id: "w/1" })))).toEqual(result)
  expect(calls).toMatchObject([{ method: "POST", path: "/withdraws/w%2F1/cancel", body: {} }])
})
