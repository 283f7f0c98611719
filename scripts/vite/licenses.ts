import { appendFile, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

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
export const completeLicenses = (): Plugin => {
  let root = ""
  let folder = ""
  return {
    name: "hashwell:licenses",
    apply: "build",
    configResolved(config) {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    // Before the compressed copies.
    writeBundle: {
      sequential: true,
      async handler() {
        await appendFile(join(folder, licensesFile), await otherLicenses(root))
      },
    },
  }
}
