import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { hasId, knownCalls, nameOf } from "#sandbox/full/access-calls.ts"
import { operationsOf } from "#sandbox/full/schema.ts"
import type { Document } from "#sandbox/openapi/types.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api } = setUpSandbox()

/** Calls in the titles of tests such as "GET /contracts/{contractId}: another customer's is not found". */
const tested = readdirSync(import.meta.dirname).flatMap((file) =>
  [
    ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/^ *test\("([A-Z]+ \S+): another customer's /gm),
  ].map(([, call]) => call!),
)

test("every call with an id is listed as known or has a test that refuses it to other customers", async () => {
  const operations = operationsOf((await api("/openapi.json")).body as Document)
  expect(operations.filter(hasId).map(nameOf).toSorted()).toEqual([...knownCalls, ...tested].toSorted())
})
