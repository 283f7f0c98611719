import { Effect, Result, Schema } from "effect"
import { expect, it } from "vitest"
import { createNamedApi, type ApiCall, type Send, type ServerRefusal } from "#adapters/shared/api.ts"
import { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { contractDetails } from "#domain/fixtures/contract.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { loadContract } from "./contracts.ts"

const sentCalls: Array<ApiCall<unknown>> = []
const answering = (answer: Effect.Effect<unknown, unknown>) =>
  createNamedApi(((call: ApiCall<unknown>) => {
    sentCalls.push(call)
    return answer
  }) as Send)
const runCall = (answer: Effect.Effect<unknown, unknown>) =>
  Effect.runPromise(Effect.result(loadContract(answering(answer))({ contractId: "c0f1", page: 3 })))
const refused = (status: number, field: string | null = null): ServerRefusal => ({
  _tag: "Refused",
  status,
  code: "NotFound",
  message: null,
  field,
  requestId: null,
})

it("requests a page of ten operations", async () => {
  expect(await runCall(Effect.succeed(contractDetails))).toEqual(Result.succeed(contractDetails))
  expect(sentCalls.at(-1)).toMatchObject({ path: "/contracts/c0f1", query: { offset: "20", count: "10" } })
})

it.each([
  ["404", refused(404), taggedFailure("ContractNotFound")],
  ["an id that is none", refused(400, "contractId"), taggedFailure("ContractNotFound")],
  ["no connection", callFailed("offline"), callFailed("offline")],
])("reports the failure of a call with %s", async (_, error, failure) => {
  expect(await runCall(Effect.fail(error))).toEqual(Result.fail(failure))
})

it("decodes a contract that it has encoded", () => {
  const wire = Schema.encodeSync(ContractDetails)(contractDetails)
  expect(Schema.decodeUnknownSync(ContractDetails)(wire)).toEqual(contractDetails)
})
