import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Guidance } from "./component-page.tsx"
import { listColourTokens, calculateContrast, parseTokens } from "./design-tokens.ts"

describe("the pages of components", () => {
  interface Page {
    readonly title: string
    readonly component?: unknown
    readonly subcomponents?: Readonly<Record<string, unknown>>
    readonly parameters?: { readonly guidance?: Guidance }
  }

  /**
   * The components that need a page. Internal parts of a single component need none, and the icons have a page that lists them
   * automatically.
   */
  const components = import.meta.glob<Record<string, unknown>>(
    ["../../kit/**/*.tsx", "!**/*.{stories,test}.tsx", "!**/ruler.tsx", "!**/*icons.tsx"],
    { eager: true },
  )
  const sources = import.meta.glob<string>("../../kit/**/*.tsx", { eager: true, query: "?raw", import: "default" })
  const pages = Object.values(
    import.meta.glob<Page>(["../../kit/**/*.stories.tsx"], { eager: true, import: "default" }),
  )

  const exported = Object.entries(components).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([name]) => /^[A-Z]/.test(name))
      .map(([name, component]) => ({ name, file, component })),
  )
  const documented = new Set(
    pages.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
  )
  /** Returns the comment right above a component, which is the purpose on its page. */
  const purposeOf = (name: string, source: string) =>
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport const ${name}\b`).exec(source)?.[1]?.trim() ?? ""

  describe("each component of the kit", () => {
    it("has a page", () => {
      expect(
        exported.filter(({ component }) => !documented.has(component)).map(({ name, file }) => `${name}: ${file}`),
      ).toEqual([])
    })

    it("has a comment with its purpose", () => {
      expect(
        exported
          .filter(({ name, file }) => purposeOf(name, sources[file]!).length < 20)
          .map(({ name, file }) => `${name}: ${file}`),
      ).toEqual([])
    })
  })

  it.each(pages)(
    "the page $title has rules to follow, rules to avoid, and notes on accessibility",
    ({ parameters }) => {
      const { do: dos = [], avoid = [], accessibility = [] } = parameters?.guidance ?? {}
      const isEmpty = (sentences: readonly string[]) =>
        sentences.length === 0 || sentences.some((text) => text.trim() === "")
      expect({ do: isEmpty(dos), avoid: isEmpty(avoid), accessibility: isEmpty(accessibility) }).toEqual({
        do: false,
        avoid: false,
        accessibility: false,
      })
    },
  )
})

describe("the design tokens", () => {
  const tokens = ["../../kit/styles/tokens.css", "../../../../brand/colours.css"].flatMap((file) =>
    parseTokens(readFileSync(new URL(file, import.meta.url), "utf8")),
  )

  it("are compared by the contrast of WCAG", () => {
    expect(calculateContrast("#000000", "#ffffff")).toBe(21)
    expect(calculateContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
  })

  it("are read for both themes, each once", () => {
    expect(tokens.find(({ name }) => name === "space-16")).toEqual({ name: "space-16", value: "1rem" })
    expect(listColourTokens(tokens).find(({ name }) => name === "petrol")).toEqual({
      name: "petrol",
      light: "#0b4a54",
      dark: "#7fd1da",
    })
    expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length)
  })
})
