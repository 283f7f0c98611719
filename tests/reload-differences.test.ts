import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { listed } from "#tests/e2e/reload-differences.ts"

const text = globSync("tests/e2e/**/*.spec.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
/** Beginnings of titles, up to the first placeholder. */
const beginnings = [...text.matchAll(/`(\w[^`$]{12,})\$\{/g)].map(([, beginning]) => beginning!)

const isTold = (part: string) =>
  text.includes(part) || beginnings.some((beginning) => part.startsWith(beginning) && part !== beginning)

it("each listed story exists in tests/e2e", () => {
  const missing = listed.flatMap(({ stories }) => stories).filter((part) => !isTold(part))
  expect(missing).toEqual([])
})
