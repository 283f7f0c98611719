import { appendFile, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { BuildStep } from "./finish-build.ts"

export const licensesFile = "licenses.txt"

/** What Vite cannot find: a license that the package does not contain, and what is copied into a file of ours. */
const others = [
  { title: "formik, under the Apache License 2.0", text: "node_modules/typescript/LICENSE" },
  {
    title: "@zxcvbn-ts/language-common: the list of common passwords",
    text: "node_modules/@zxcvbn-ts/language-common/LICENSE.txt",
  },
  { title: "Onest, the typeface", text: "node_modules/@fontsource-variable/onest/LICENSE" },
] as const

export const otherLicenses = async (root: string): Promise<string> => {
  const texts = await Promise.all(
    others.map(async ({ title, text }) => `\n## ${title}\n\n${(await readFile(resolve(root, text), "utf8")).trim()}\n`),
  )
  return texts.join("")
}

/** Completes what `build.license` of Vite writes about the packages in the bundle. */
export const completeLicenses: BuildStep = async (dist, root) =>
  appendFile(join(dist, licensesFile), await otherLicenses(root))
