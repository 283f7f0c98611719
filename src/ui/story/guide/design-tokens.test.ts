import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { colourTokens, contrast, parseTokens } from "./design-tokens.ts"

const tokens = parseTokens(readFileSync(new URL("../../kit/styles/tokens.css", import.meta.url), "utf8"))

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21)
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
})

it("reads the tokens of both themes, each once", () => {
  expect(tokens.find(({ name }) => name === "space-16")).toEqual({ name: "space-16", value: "1rem" })
  expect(colourTokens(tokens).find(({ name }) => name === "accent")).toEqual({
    name: "accent",
    light: "#0b5468",
    dark: "#6fc7de",
  })
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length)
})

it.each(["text", "text-2", "accent", "btc", "eth", "eth2", "ok", "warn", "danger"])(
  "--%s is readable on the page and on surfaces in both themes",
  (name) => {
    const colours = new Map(colourTokens(tokens).map((token) => [token.name, token]))
    const ratios = ["bg", "surface"].flatMap((ground) =>
      (["light", "dark"] as const).map((theme) => contrast(colours.get(name)![theme], colours.get(ground)![theme])),
    )
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  },
)
