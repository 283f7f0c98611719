import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { inRoot } from "#scripts/root.ts"
import { listColourTokens, parseTokens } from "#ui/story/guide/design-tokens.ts"
import { listContrasts } from "./contrast.ts"

const namesIn = (sheet: string): readonly string[] => listColourTokens(parseTokens(sheet)).map(({ name }) => name)

/** Lists the colours that a brand lacks, and the pairs of its colours below the contrast of WCAG 2.2 AA. */
export const findColourProblems = async (folder: string): Promise<readonly string[]> => {
  const read = (file: string) => readFile(file, "utf8")
  const [own, complete, ...sheets] = await Promise.all(
    [join(folder, "colours.css"), inRoot("brand/colours.css"), ...globSync(inRoot("src/**/*.css"))].map(read),
  )
  const names = namesIn(own!)
  const missing = namesIn(complete!).filter((name) => !names.includes(name))
  return [
    ...missing.map((name) => `--${name} is missing, or is not light-dark(#123abc, #123abc).`),
    ...listContrasts(own!, sheets)
      .filter(({ ratio, minRatio }) => ratio < minRatio)
      .map(
        ({ over, under, theme, ratio, minRatio }) =>
          `--${over} on --${under}, ${theme} theme: ${ratio.toFixed(2)} : 1, WCAG AA needs ${minRatio} : 1.`,
      ),
  ]
}
