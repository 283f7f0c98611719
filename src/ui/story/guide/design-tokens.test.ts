import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { colourTokens, contrast, parseTokens } from "./design-tokens.ts"

const tokens = ["../../kit/styles/tokens.css", "../../../../brand/colours.css"].flatMap((file) =>
  parseTokens(readFileSync(new URL(file, import.meta.url), "utf8")),
)

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21)
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
})

it("reads the tokens of both themes, each once", () => {
  expect(tokens.find(({ name }) => name === "space-16")).toEqual({ name: "space-16", value: "1rem" })
  expect(colourTokens(tokens).find(({ name }) => name === "petrol")).toEqual({
    name: "petrol",
    light: "#0b4a54",
    dark: "#7fd1da",
  })
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length)
})
