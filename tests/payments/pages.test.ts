import { Effect } from "effect"
import { expect, it } from "vitest"
import { loadContracts } from "#adapters/cabinet/contracts.ts"
import { createNamedApi } from "#adapters/shared/api.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { findLastPage } from "#domain/shared/paging.ts"

it.each([
  ["All", 1, { offset: "0", count: "10", state: undefined }],
  ["All", 3, { offset: "20", count: "10", state: undefined }],
  ["Active", 2, { offset: "10", count: "10", state: "Active" }],
] as const)("requests the contracts %s of page %i", async (state, page, query) => {
  const requests: unknown[] = []
  const api = createNamedApi(({ method, path, query }) => {
    requests.push([method, path, query])
    return Effect.fail(callFailed("offline"))
  })
  await Effect.runPromise(Effect.result(loadContracts(api)({ query: { state, page }, size: 10 })))
  expect(requests).toEqual([["GET", "/contracts/", query]])
})

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [100, 10],
  [101, 11],
])("%i entries have the last page %i", (total, last) => {
  expect(findLastPage(total)).toBe(last)
})
