import { expect, it } from "vitest"
import { isConnectionFast } from "./prefetch-links.ts"

it.each([
  ["an unknown line", {}, true],
  ["a fast line", { connection: { saveData: false, effectiveType: "4g" } }, true],
  ["a slow line", { connection: { saveData: false, effectiveType: "3g" } }, false],
  ["a metered line", { connection: { saveData: true, effectiveType: "4g" } }, false],
])("prefetches the next page on %s: $2", (_, navigator, isAhead) => {
  expect(isConnectionFast(navigator)).toBe(isAhead)
})
