import { expect, test } from "@playwright/test"

// The fallback fonts of `--font` and `--font-mono` in `tokens.css`.
const families = ["system-ui, sans-serif", 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace']

/** Measures width, ascent and descent of one text, because fonts of equal width differ in height. */
const measure = (family: string): string => {
  const context = document.createElement("canvas").getContext("2d")!
  context.font = `100px ${family}`
  const text = context.measureText("Hashrate 0123 Мощность")
  return [text.width, text.actualBoundingBoxAscent, text.actualBoundingBoxDescent].map(Math.round).join(" ")
}

test("this machine has the fonts of the accepted screenshots", async ({ page }) => {
  const lines: string[] = []
  for (const family of families) lines.push(`${family}: ${await page.evaluate(measure, family)}\n`)
  expect(
    lines.join(""),
    "In other fonts all screenshots would differ. Install DejaVu Sans and Liberation Mono (Debian: fonts-dejavu-core, " +
      "fonts-liberation), or compare commits: npm run tool -- visual --against main.",
  ).toMatchSnapshot("fonts.txt")
})
