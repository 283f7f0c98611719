import { readFile, writeFile } from "node:fs/promises"
import { launchBrowser } from "#scripts/browser.ts"
import { inRoot } from "#scripts/root.ts"

const record = inRoot("tests/visual/fonts.json")
// What --font falls back on, and --font-mono, of tokens.css.
const families = ["system-ui, sans-serif", 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace']

/** By family: width, ascent and descent of one text, at 100 px. Fonts of equal width differ in height. */
type FontSizes = Readonly<Record<string, readonly number[]>>

/** The fonts of this machine. */
const presentFonts = async (): Promise<FontSizes> => {
  const browser = await launchBrowser("figures")
  const page = await browser.newPage()
  const sizes = await page.evaluate(
    (all) =>
      all.map((family) => {
        const context = document.createElement("canvas").getContext("2d")!
        context.font = `100px ${family}`
        const text = context.measureText("Hashrate 0123 Мощность")
        return [text.width, text.actualBoundingBoxAscent, text.actualBoundingBoxDescent].map(Math.round)
      }),
    families,
  )
  await browser.close()
  return Object.fromEntries(families.map((family, index) => [family, sizes[index]!]))
}

/** Null if the accepted screenshots were taken with the same fonts. */
export const fontProblem = (accepted: FontSizes, present: FontSizes): string | null =>
  families.every((family) =>
    present[family]!.every((size, index) => Math.abs((accepted[family]?.[index] ?? 0) - size) <= 2),
  )
    ? null
    : "This machine draws text in other fonts than the accepted screenshots, so all of them would differ. " +
      "Install DejaVu Sans and Liberation Mono (Debian: fonts-dejavu-core, fonts-liberation), or compare commits: npm run tool -- visual --against main."

/** Records the fonts of this machine, or throws where they are not those of the accepted screenshots. */
export const checkFonts = async (isRecording: boolean): Promise<void> => {
  const present = await presentFonts()
  const problem = fontProblem(JSON.parse(await readFile(record, "utf8")) as FontSizes, present)
  if (isRecording) await writeFile(record, `${JSON.stringify(present, null, 2)}\n`)
  else if (problem !== null) throw new Error(problem)
}
