import { expect, it } from "vitest"
import { memoize } from "./memoize.ts"

it("calculates a value once for equal arguments", () => {
  let made = 0
  const pair = memoize((word: string, more: { readonly count: number }) => [word, more.count, (made += 1)])
  expect([
    pair("a b", { count: 1 }),
    pair("a b", { count: 1 }),
    pair("a", { count: 1 }),
    pair("a b", { count: 2 }),
    pair("a", { count: 1 }),
  ]).toEqual([
    ["a b", 1, 1],
    ["a b", 1, 1],
    ["a", 1, 2],
    ["a b", 2, 3],
    ["a", 1, 2],
  ])
})
