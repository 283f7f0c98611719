import { expect, it } from "vitest"
import { findStyles } from "./screens.ts"

const find = (text: string) => findStyles({ path: "src/ui/buy.tsx", text })

it.each([
  [`const a = <p style={{ color: "red" }} />`, "sets a style"],
  [`const a = <p style={{ "--share": 1, width }} />`, "sets a style"],
  [`const a = <p style={styles} />`, "sets a style"],
])("%s: %s", (text, problem) => {
  expect(find(text)).toEqual([expect.stringContaining(`src/ui/buy.tsx:1 ${problem}`)])
})

it.each([`const a = <p style={{ "--share": share }} />`])("lets through %s", (text) => {
  expect(find(text)).toEqual([])
})
