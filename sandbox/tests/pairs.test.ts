import { describe, expect, it } from "vitest"
import type { Document } from "#sandbox/openapi/types.ts"
import { pairCalls } from "#sandbox/testing/pairs/calls.ts"
import { createPairSchema } from "#sandbox/testing/pairs/pair-schema.ts"
import { listSamplePairs } from "#sandbox/testing/pairs/pairs.ts"
import { runPairs } from "#sandbox/testing/pairs/run-pairs.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const url = process.env["DATABASE_URL"] ?? ""

describe("the list of writing calls", () => {
  const { api } = setUpSandbox()

  it("contains a request for every writing call of the document, and no other", async () => {
    const { paths } = (await api("/openapi.json")).body as Document
    const writing = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls)
        .filter((method) => method !== "get")
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
    const listed = new Set(Object.keys(pairCalls).map((name) => name.split(" ").slice(0, 2).join(" ")))
    expect({
      "without a request in sandbox/testing/pairs": writing.filter((name) => !listed.has(name)),
      "no writing call of the document": [...listed].filter((name) => !writing.includes(name)),
    }).toEqual({ "without a request in sandbox/testing/pairs": [], "no writing call of the document": [] })
  })
})

// sandbox/full/pairs.test.ts tests all pairs.
describe.skipIf(url === "")("two calls at once on PostgreSQL (needs DATABASE_URL)", () => {
  const random = new Set<string>()
  const schemas = [createPairSchema(url, random), createPairSchema(url, random)]

  it("have the same result as one after the other, for these pairs", { timeout: 120_000 }, async () => {
    expect(await runPairs(schemas, listSamplePairs())).toEqual({
      refused: ["PATCH /profile/password without the present one: 400 IncorrectPassword password"],
      wrong: [],
    })
  })
})
