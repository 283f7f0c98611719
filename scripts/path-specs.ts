import { rm } from "node:fs/promises"
import { join } from "node:path"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/**
 * The groups of generated specs. Each group walks all paths of some machines, so that specs run signed out and signed
 * in, in each language. The last group walks one path of every machine, so that no path of the application stays broken
 * for long. `npm run paths -- walk all --on app` walks all remaining paths.
 */
const specs = [
  {
    folder: "en-US",
    locale: "en-US",
    machines: ["signIn", "changeCommon"],
    more: [],
  },
  { folder: "ru-RU", locale: "ru-RU", machines: ["changeCommon"], more: [] },
  { folder: "middle", locale: "ru-RU", machines: ["all"], more: ["--middle"] },
] as const

/**
 * Writes the generated specs that `npm run e2e` runs in addition to the stories. Throws if a group cannot be generated.
 */
export const writeSpecs = async (): Promise<void> => {
  const folder = inRoot("reports/paths-e2e")
  await rm(folder, { recursive: true, force: true })
  for (const { folder: own, locale, machines, more } of specs) {
    const options = ["--format", "playwright", "--language", locale, "--out", join(folder, own), ...more]
    const code = await run("node", ["scripts/paths.ts", "generate", ...machines, ...options])
    if (code !== 0) throw new Error("The specs of the paths could not be written; the reason is above.")
  }
}
