import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8")
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    [light!, dark!] as const,
  ]),
)

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7))

/** WCAG 2.2, relative luminance. */
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const grounds = ["bg", "surface", "sunken"]
const pairs = (over: ReadonlyArray<string>, under: ReadonlyArray<string>) =>
  over.flatMap((one) => under.map((other) => [one, other] as const))

const text = [
  ...pairs(["text", "text-2", "accent", "accent-hover"], grounds),
  ...pairs(["danger", "ok", "warn"], ["bg", "surface"]),
  // Names of chart series and of contracts.
  ...pairs(["btc", "eth", "eth2"], ["bg", "surface"]),
  ...pairs(["text", "text-2", "accent"], ["accent-soft"]),
  ...pairs(["on-accent"], ["accent", "accent-hover"]),
  ...["ok", "warn", "danger"].flatMap((kind) => pairs(["text", kind], [`${kind}-soft`])),
  ...["ok", "warn", "danger"].flatMap((kind) => pairs(["accent"], [`${kind}-soft`])),
]
const shapes = [
  ...pairs(["border-strong", "accent", "danger"], ["bg", "surface", "sunken"]),
  ...pairs(["btc", "eth", "eth2"], ["bg", "surface"]),
  // The elapsed part of a timeline, and the marker of today.
  ...pairs(["btc", "eth", "eth2", "accent", "text"], ["border"]),
  ...pairs(["border-strong"], ["accent-soft"]),
]

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("contrast, %s", (_, theme) => {
  const ratio = (over: string, under: string) => contrast(tokens.get(over)![theme], tokens.get(under)![theme])

  it.each(text)("%s on %s is readable", (over, under) => {
    expect(ratio(over, under)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)("%s on %s is visible", (over, under) => {
    expect(ratio(over, under)).toBeGreaterThanOrEqual(3)
  })
})

it("covers every colour", () => {
  expect([...tokens.keys()]).toEqual([
    "bg",
    "surface",
    "sunken",
    "awaited",
    "text",
    "text-2",
    "accent",
    "on-accent",
    "accent-hover",
    "accent-soft",
    "btc",
    "eth",
    "eth2",
    "ok",
    "ok-soft",
    "warn",
    "warn-soft",
    "danger",
    "danger-soft",
    "border",
    "border-strong",
  ])
})
