import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { charactersIn, fontPath, fonts, makeFont } from "./fonts.ts"
import { inRoot } from "./root.ts"

it.each(fonts)("$name equals the font that the script makes", async (font) => {
  expect(readFileSync(inRoot(fontPath(font))).equals(await makeFont(font))).toBe(true)
})

it.each(fonts)("$name is loaded only for its own characters", ({ name, range }) => {
  const css = readFileSync(inRoot("src/ui/kit/styles/onest.css"), "utf8")
  const face = css.slice(css.indexOf(`onest-${name}.woff2`))
  expect(/unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replaceAll(/\s/g, "")).toBe(range)
})

it.each([
  ["en-US", 20_000, ["latin", "signs"]],
  ["ru-RU", 30_000, ["latin", "cyrillic", "rouble", "signs"]],
] as const)("a page in %s loads less than %i bytes, and has all characters of its texts", (locale, most, names) => {
  const loaded = fonts.filter(({ name }) => names.some((one) => one === name))
  const size = loaded.reduce((sum, font) => sum + readFileSync(inRoot(fontPath(font))).length, 0)
  expect(size).toBeLessThan(most)
  const drawn = new Set(fonts.flatMap(({ range }) => [...charactersIn(range)]))
  const texts = globSync(`locales/${locale}/**/*.json`, { cwd: inRoot(".") }).map((file) =>
    readFileSync(inRoot(file), "utf8"),
  )
  // The character U+2060 forbids a line break and has no glyph.
  const missing = [...new Set(texts.join(""))].filter(
    (character) => !drawn.has(character) && !/[\n\u2060]/.test(character),
  )
  expect(missing).toEqual([])
})
