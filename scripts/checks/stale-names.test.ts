import { expect, it } from "vitest"
import { findStaleNames } from "./stale-names.ts"

const refund = { path: "b.ts", text: "export const refund = () => undefined" }

it("reports a name in a comment that no code has, with the line of the comment", () => {
  const text = "const a = 1\n/** Counts a call. `giveBack` undoes the count. */\nconst b = 2"
  expect(findStaleNames([{ path: "a.ts", text }, refund])).toEqual([
    "a.ts:2 `giveBack`: no code has this name; write the new one.",
  ])
})

it("accepts a name that another file declares, and quotations that are no names", () => {
  const text = "// `refund` and `refund()` undo the count of `GET /orders` and `a.b`.\nconst a = 1"
  expect(findStaleNames([{ path: "a.ts", text }, refund])).toEqual([])
})

it("does not count a name that only comments have", () => {
  const text = "// `giveBack`\nconst a = 1 // giveBack"
  expect(findStaleNames([{ path: "a.ts", text }])).toHaveLength(1)
})
