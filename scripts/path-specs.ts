import { rm } from "node:fs/promises"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

/** Enough of the app to show that generated specs run on it; `npm run paths -- walk all --on app` walks the rest. */
const machines = ["signIn", "signUp", "confirmEmail", "rates"]

/** Writes the specs that `npm run e2e` runs beside the stories. */
export const writeSpecs = async (): Promise<void> => {
  const folder = inRoot("reports/paths-e2e")
  await rm(folder, { recursive: true, force: true })
  const code = await run("node", [
    "scripts/paths.ts",
    "generate",
    ...machines,
    "--format",
    "playwright",
    "--out",
    folder,
  ])
  if (code !== 0) throw new Error("The specs of the paths could not be written; the reason is above.")
}
