import { expect, test } from "vitest"
import { hasId, knownCalls, nameOf } from "#sandbox/full/access-calls.ts"
import { operationsOf } from "#sandbox/full/schema.ts"
import type { Document } from "#sandbox/openapi/types.ts"
import { useSandbox } from "#sandbox/testing/sandbox.ts"

const { api } = useSandbox()

test("every call with an id is listed with the test that refuses it to other customers", async () => {
  const operations = operationsOf((await api("/openapi.json")).body as Document)
  expect(operations.filter(hasId).map(nameOf).toSorted()).toEqual(knownCalls.toSorted())
})
