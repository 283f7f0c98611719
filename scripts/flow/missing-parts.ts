import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { FlowFiles } from "#scripts/generate/flows.ts"
import { inRoot, root } from "#scripts/root.ts"

const read = (patterns: string | readonly string[]): string =>
  globSync(patterns, { cwd: root })
    .map((file) => readFileSync(inRoot(file), "utf8"))
    .join("\n")

/** Lists the texts that only this walk looks for, as in `t("account:auth.email")`. */
const ownTextsOf = (walk: string): readonly string[] => {
  const others = read(globSync("src/ui/**/*.walk.{ts,tsx}", { cwd: root }).filter((file) => file !== walk))
  return [...read(walk).matchAll(/\bt\(("[\w:.-]+")/g)].flatMap(([, key = ""]) => (others.includes(key) ? [] : [key]))
}

/** Lists the text files that this walk uses but no page loads. */
const unloadedOf = (walk: string): readonly string[] => {
  const named = read(["src/domain/site/routes.ts", "src/main/**/*.{ts,tsx}"]).match(/\btexts: \[[^\]]*\]/g) ?? []
  const loaded = ['"common"', ...named].join()
  const used = [...read(walk).matchAll(/\bt\(["`](\w+):/g)].map(([, name]) => name!)
  return [...new Set(used)].filter((name) => !loaded.includes(`"${name}"`))
}

/**
 * Finds the parts that a complete flow has but no test of this flow alone requires. Returns one sentence for each
 * missing part.
 */
export const findMissingParts = ({ name, area, machine, model, walk, hasNoScreen }: FlowFiles): readonly string[] => {
  const hasEntry = (patterns: string | readonly string[]) => new RegExp(`^ {2}"?${name}"?: `, "m").test(read(patterns))
  const stem = basename(machine, ".machine.ts")
  const table = `docs/states/${area}/${stem}.md`
  const stories = read("tests/e2e/**/*.spec.ts")
  const unloaded = hasNoScreen ? [] : unloadedOf(walk)
  const isExcluded = new RegExp(`[" ]${name}[" ]`).test(read("scripts/paths/app/excluded.ts"))
  const hasStory = isExcluded || ownTextsOf(walk).some((key) => stories.includes(key))
  const parts: readonly (readonly [isThere: boolean, lack: string])[] = [
    [
      hasNoScreen ||
        new RegExp(`^Machine \`${name}\` .* · \\p{Script=Cyrillic}`, "mu").test(read("docs/states/*/*.md")),
      `a Russian title in ${table}`,
    ],
    [
      isExcluded || hasEntry("scripts/paths/app/setups/*.ts"),
      "how the application reaches it in scripts/paths/app/setups, or the reason why not in scripts/paths/app/excluded.ts",
    ],
    [
      !/\binput: (?!null)/.test(read(machine)) || /^ {2}portInputs: /m.test(read(model)),
      `the inputs of its ports, portInputs, in ${model}`,
    ],
    [
      unloaded.length === 0,
      `a page that loads its texts: name "${unloaded.join('", "')}" in the page's row of src/domain/site/routes.ts, or in the part of src/main that shows it`,
    ],
    [hasNoScreen || hasStory, `an end-to-end story in tests/e2e/${area} that shows a text of this flow alone`],
  ]
  return parts.filter(([isThere]) => !isThere).map(([, part]) => part)
}
