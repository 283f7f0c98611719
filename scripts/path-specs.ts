import { rm } from "node:fs/promises"
import { join } from "node:path"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/**
 * Enough of the app to show that generated specs run on it, signed out and signed in, in each language;
 * `npm run paths -- walk all --on app` walks the rest.
 */
const machines = {
  "en-US": ["signIn", "signUp", "confirmEmail", "rates", "changeCommon"],
  "ru-RU": ["changeCommon"],
}

/** Writes the specs that `npm run e2e` runs beside the stories. */
export const writeSpecs = async (): Promise<void> => {
  const folder = inRoot("reports/paths-e2e")
  await rm(folder, { recursive: true, force: true })
  for (const [locale, names] of Object.entries(machines)) {
    const options = ["--format", "playwright", "--locale", locale, "--out", join(folder, locale)]
    const code = await run("node", ["scripts/paths.ts", "generate", ...names, ...options])
    if (code !== 0) throw new Error("The specs of the paths could not be written; the reason is above.")
  }
}
