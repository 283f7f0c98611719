import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { decodeSetup, parseSetup, type Setup } from "./setup-form.ts"

/** The folder in which `npm run paths` stores the setups of test scripts for the desk. */
const folder = new URL("../../reports/setups/", import.meta.url)

/**
 * A name such as "signIn-03-1f2e3d4c". The name ends with a hash, so that an old link still prepares the setup that its version of the
 * script needs.
 */
const namePattern = /^\w{1,60}-\d{2,4}-[0-9a-f]{8}$/
const fileOf = (name: string) => new URL(`${name}.json`, folder)

/**
 * Returns the name under which the setup of this script is stored. The title does not affect the name, so a corrected title breaks no link.
 */
export const setupName = (script: string, { title: _, start: __, ...prepared }: Setup): string =>
  `${script}-${createHash("sha256").update(JSON.stringify(prepared)).digest("hex").slice(0, 8)}`

export const storeSetups = (setups: ReadonlyMap<string, Setup>): void => {
  mkdirSync(folder, { recursive: true })
  for (const [name, setup] of setups) {
    const text = `${JSON.stringify(setup, null, 1)}\n`
    if (!existsSync(fileOf(name)) || readFileSync(fileOf(name), "utf8") !== text) writeFileSync(fileOf(name), text)
  }
}

/** Returns the stored setup with this name, or the setup that the string itself encodes. Returns undefined if neither can be read. */
export const findSetup = (text: string) => {
  if (!namePattern.test(text) || !existsSync(fileOf(text))) return decodeSetup(text)
  try {
    return parseSetup(JSON.parse(readFileSync(fileOf(text), "utf8")))
  } catch {
    // The file may be incomplete, or may contain no setup.
    return undefined
  }
}

/** Returns the script's name as a tester knows it, such as "signIn-03", or null if the string is not a setup's name. */
export const scriptOfSetup = (text: string): string | null =>
  namePattern.test(text) ? text.slice(0, text.lastIndexOf("-")) : null
