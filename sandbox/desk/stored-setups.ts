import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { readSetup, setupFrom, type Setup } from "./setup-form.ts"

/** The folder in which `npm run paths` leaves the preparations of test scripts for the desk. */
const folder = new URL("../../reports/setups/", import.meta.url)

/** "signIn-03-1f2e3d4c": a link that is older than the script still prepares what its script needs. */
const namePattern = /^\w{1,60}-\d{2,4}-[0-9a-f]{8}$/
const fileOf = (name: string) => new URL(`${name}.json`, folder)

/** The name under which the desk keeps the preparation of this script: another title prepares nothing else. */
export const setupName = (script: string, { title: _, start: __, ...prepared }: Setup): string =>
  `${script}-${createHash("sha256").update(JSON.stringify(prepared)).digest("hex").slice(0, 8)}`

export const storeSetups = (setups: ReadonlyMap<string, Setup>): void => {
  mkdirSync(folder, { recursive: true })
  for (const [name, setup] of setups) {
    const text = `${JSON.stringify(setup, null, 1)}\n`
    if (!existsSync(fileOf(name)) || readFileSync(fileOf(name), "utf8") !== text) writeFileSync(fileOf(name), text)
  }
}

/** The preparation with this name, or the one that the text itself contains. */
export const findSetup = (text: string) => {
  if (!namePattern.test(text) || !existsSync(fileOf(text))) return readSetup(text)
  try {
    return setupFrom(JSON.parse(readFileSync(fileOf(text), "utf8")))
  } catch {
    // The file may be incomplete, or not be ours.
    return undefined
  }
}

/** The name of a script's preparation for its reader: "signIn-03". */
export const scriptOfSetup = (text: string): string | null =>
  namePattern.test(text) ? text.slice(0, text.lastIndexOf("-")) : null
