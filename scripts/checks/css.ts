import { globSync, readFileSync } from "node:fs"
import type { Check } from "#scripts/check.ts"
import { layersOf, rawValues, unknownNames, unusedClasses } from "#scripts/css.ts"
import { inRoot, root } from "#scripts/root.ts"

const tokens = "src/ui/kit/styles/tokens.css"
const colours = "brand/colours.css"

export const check: Check = async () => {
  const sheets = globSync(["src/**/*.css", colours], { cwd: root }).map((file) => ({
    file,
    css: readFileSync(inRoot(file), "utf8"),
  }))
  const all = sheets.map(({ css }) => css)
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).map((file) => readFileSync(inRoot(file), "utf8"))
  return {
    name: "css",
    problems: sheets.flatMap(({ file, css }) => [
      ...(file === tokens || file === colours ? [] : rawValues(css)).map(
        ({ line, value }) => `${file}:${line} ${value}: give it a name in ${tokens} or ${colours} and use the name.`,
      ),
      ...unknownNames(css, all).map(
        ({ line, value }) =>
          `${file}:${line} ${value}: has no value anywhere. The names are in ${tokens} and ${colours}.`,
      ),
      ...(file.endsWith(".module.css") ? unusedClasses(css, file, sources) : []).map(
        (name) => `${file} .${name}: no component uses it. Remove it.`,
      ),
      ...(file.startsWith("src/ui/kit/styles/") || file === colours ? [] : layersOf(css)).map(
        (layer) => `${file} ${layer}: a component's sheet is in no layer. Remove it.`,
      ),
    ]),
  }
}
