import { readFile, writeFile } from "node:fs/promises"
import type { Browser } from "playwright"
import { inRoot } from "../root.ts"

const record = () => inRoot("tests/visual/fonts.json")
// --font and --font-mono of tokens.css.
const families = ["system-ui, sans-serif", 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace']

export type FontWidths = Readonly<Record<string, number>>

/** The width of one text in each family: another font, another width. */
export const measureFonts = async (browser: Browser): Promise<FontWidths> => {
  const page = await browser.newPage()
  const widths = await page.evaluate(
    (all) =>
      all.map((family) => {
        const context = document.createElement("canvas").getContext("2d")!
        context.font = `100px ${family}`
        return Math.round(context.measureText("Hashrate 0123 Мощность").width)
      }),
    families,
  )
  await page.close()
  return Object.fromEntries(families.map((family, index) => [family, widths[index]!]))
}

/** Null if the accepted screenshots were taken with the same fonts. */
export const fontProblem = (accepted: FontWidths, present: FontWidths): string | null =>
  families.every((family) => Math.abs((accepted[family] ?? 0) - (present[family] ?? 0)) <= 2)
    ? null
    : "This machine draws text in other fonts than the accepted screenshots, so all of them would differ. " +
      "Install DejaVu Sans and DejaVu Sans Mono (Debian: fonts-dejavu-core), or compare commits: npm run visual -- --against main."

export const acceptedFonts = async (): Promise<FontWidths> => JSON.parse(await readFile(record(), "utf8")) as FontWidths

export const recordFonts = (widths: FontWidths): Promise<void> =>
  writeFile(record(), `${JSON.stringify(widths, null, 2)}\n`)
