import { appendFile, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { BuildStep } from "./finish-build.ts"

export const licensesFile = "licenses.txt"

/**
 * Licenses that Vite cannot find, because the package does not contain its license, or because a file of the project contains a copied
 * part.
 */
const others = {
  "formik, under the Apache License 2.0": "typescript/LICENSE",
  "@zxcvbn-ts/language-common: the list of common passwords": "@zxcvbn-ts/language-common/LICENSE.txt",
  "Onest, the typeface": "@fontsource-variable/onest/LICENSE",
}

/** Adds licenses to the file that Vite's `build.license` writes about the packages in the bundle. */
export const completeLicenses: BuildStep = async (dist, root) => {
  for (const [title, file] of Object.entries(others)) {
    const text = await readFile(resolve(root, "node_modules", file), "utf8")
    await appendFile(join(dist, licensesFile), `\n## ${title}\n\n${text.trim()}\n`)
  }
}
