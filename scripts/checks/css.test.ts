import { describe, expect, it } from "vitest"
import {
  findBrokenLines,
  listLayers,
  findTextWithoutForcedColours,
  findPopoverGrids,
  findRawValues,
  findUnforcedColours,
  findUnknownNames,
  findUnusedClasses,
} from "./css.ts"

describe("a raw value in a style sheet", () => {
  it.each([
    ["color: #fff;", "#fff"],
    ["border: 1px solid #D2D9D9;", "#D2D9D9"],
    ["background: rgb(8 13 15 / 0.24);", "rgb(8 13 15 / 0.24)"],
    ["background: color-mix(in srgb, hsl(1 2% 3%), var(--ink));", "hsl(1 2% 3%)"],
    ["padding: 12px;", "12px"],
    ["margin: -4px;", "-4px"],
    ["outline-offset: 0.5px;", "0.5px"],
  ])("is found in: %s", (declaration, value) => {
    expect(findRawValues(`.it {\n  ${declaration}\n}`)).toEqual([{ line: 2, value }])
  })

  it.each([
    "color: var(--ink);",
    "border: 1px solid var(--line);",
    "inset: 0;",
    "margin-block: -1px;",
    "outline: 2px solid var(--petrol);",
    "/* #fff, 12px */",
    "background: color-mix(in srgb, var(--petrol) 10%, transparent);",
  ])("is not found in: %s", (declaration) => {
    expect(findRawValues(`.it {\n  ${declaration}\n}`)).toEqual([])
  })

  it("is not found in the sizes of queries", () => {
    expect(
      findRawValues("@media (width < 640px) {\n  .it { inset: 0; }\n}\n@container page (width >= 900px) {\n}"),
    ).toEqual([])
  })
})

it.each([
  [".it {\n  white-space: pre-line;\n}", [".it"]],
  [".it,\n.other {\n  margin: 0;\n  white-space: pre-wrap;\n}", [".it,\n.other"]],
  [".it {\n  white-space: pre-line;\n  text-wrap: wrap;\n}", []],
  [".it {\n  white-space: nowrap;\n}", []],
])("%j lets WebKit break lines in %j", (css, selectors) => {
  expect(findBrokenLines(css)).toEqual(selectors)
})

describe("a custom property without a value", () => {
  const sheets = [":root { --ink: red; }", ".own { --gap: 0; margin: var(--gap); }"]

  it.each(["color: var(--txet);", "inset: var(--txet, 0);"])("is found in %s", (declaration) => {
    expect(findUnknownNames(`.it {\n  ${declaration}\n}`, sheets)).toEqual([{ line: 2, value: "--txet" }])
  })

  it.each(["color: var(--ink);", "margin: var(--gap);", "/* var(--gone) */"])("is not found in %s", (declaration) => {
    expect(findUnknownNames(`.it { ${declaration} }`, sheets)).toEqual([])
  })
})

describe("an unused class", () => {
  const css = ".row > .old {\n}\n/* .gone */\n.row:hover {\n}\n"
  const sheet = "src/ui/shop/desk/desk.module.css"
  const own = 'import css from "./desk.module.css"\nconst a = css.row\n'

  it("is reported", () => {
    expect(findUnusedClasses(css, sheet, [own])).toEqual(["old"])
  })

  it("is not reported if another component uses it or looks it up", () => {
    const other = 'import desk from "#ui/shop/desk/desk.module.css"\n'
    expect(findUnusedClasses(css, sheet, [own, `${other}const b = desk.old`])).toEqual([])
    expect(findUnusedClasses(css, sheet, [own, `${other}const b = desk[kind]`])).toEqual([])
  })
})

describe("a popover that is a grid", () => {
  const sheet = "src/ui/kit/overlays/menu.module.css"
  const source = (classes: string) =>
    `import css from "./menu.module.css"\nimport other from "./other.module.css"\n<div onToggle={() => null} popover="auto" className={${classes}}><p className={css.row}>`

  it.each([
    ".menu:popover-open {\n  display: grid;\n}",
    "@media print {\n  .row, .place > .menu {\n    gap: 0;\n    display: inline-grid;\n  }\n}",
  ])("is reported: %j", (css) => {
    expect(findPopoverGrids(css, sheet, [source("`${other.overlay} ${css.menu}`")])).toEqual(["menu"])
  })

  it.each([
    ".menu:popover-open {\n  display: flex;\n}",
    ".menu > .row {\n  display: grid;\n}",
    ".menu {\n  gap: 0;\n}\n.row {\n  display: grid;\n}",
    "/* .menu { display: grid; } */",
  ])("is not reported: %j", (css) => {
    expect(findPopoverGrids(css, sheet, [source("css.menu")])).toEqual([])
  })
})

it("a colour without a system colour for forced colours is reported", () => {
  const palette = ":root { --ink: #000; --btc: #f00; --line: #ccc; }"
  const tokens =
    ":root { --line: 1; }\n@media (forced-colors: active) {\n  :root:root {\n    --ink: CanvasText;\n  }\n}"
  expect(findUnforcedColours(palette, tokens)).toEqual(["--btc", "--line"])
})

it("text on petrol without forced-color-adjust is reported", () => {
  const sheet = ".a {\n  color: var(--on-petrol);\n}\n.b {\n  color: var(--on-petrol);\n  forced-color-adjust: none;\n}"
  expect(findTextWithoutForcedColours(sheet)).toEqual([".a"])
})

it("the layers of a style sheet are found", () => {
  expect(listLayers("@layer components {\n}\n/* @layer base */")).toEqual(["@layer components "])
})
