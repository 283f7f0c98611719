import { rmSync } from "node:fs"
import { cp, mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin } from "vite"
import { brand, brandFolder, colourOf } from "#sandbox/brand.ts"
import { findColourProblems } from "#scripts/brand/colour-problems.ts"
import { inRoot } from "#scripts/root.ts"

/**
 * Settings that resolve `#brand/…` to the brand that BRAND names. The folder of the brand may be outside of the project. Vite does not read
 * the folder's tsconfig.json, which would refer to the project's files from the wrong folder. The development server may serve the folder.
 */
export const brandSettings = {
  tsconfig: inRoot("tsconfig.json"),
  resolve: { alias: [{ find: /^#brand\//, replacement: `${brandFolder}/` }] },
  server: { fs: { allow: [inRoot("."), brandFolder] } },
}

const values: Readonly<Record<string, string>> = {
  name: brand.name,
  description: brand.description,
  petrol: colourOf("petrol"),
  "paper.light": colourOf("paper"),
  "paper.dark": colourOf("paper", "dark"),
}
/** Fills in placeholders such as `%brand.name%` in index.html and in the manifest. */
const fillIn = (text: string): string =>
  text.replaceAll(/%brand\.([\w.]+)%/g, (whole, name: string) => values[name] ?? whole)

/** Copies the files that are served unchanged into one folder: those of every brand, and those of this brand. */
const gatherFiles = async (): Promise<string> => {
  const folder = inRoot(`node_modules/.cache/public/${process.pid}`)
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  await cp(inRoot("public"), folder, { recursive: true })
  await cp(join(brandFolder, "public"), folder, { recursive: true })
  const manifest = join(folder, "site.webmanifest")
  const fill = (_: string, value: unknown) => (typeof value === "string" ? fillIn(value) : value)
  await writeFile(manifest, JSON.stringify(JSON.parse(await readFile(manifest, "utf8"), fill)))
  return folder
}

/**
 * Creates a plugin that builds the site of the brand that BRAND names. The build fails if the colours have too little
 * contrast.
 */
export const buildBrand = (): Plugin => ({
  name: "hashwell:brand",
  async config(_, { command }) {
    const problems = command === "build" ? await findColourProblems(brandFolder) : []
    if (problems.length > 0) throw new Error([`${join(brandFolder, "colours.css")}:`, ...problems].join("\n"))
    return { ...brandSettings, publicDir: await gatherFiles() }
  },
  transformIndexHtml: { order: "pre", handler: fillIn },
})
