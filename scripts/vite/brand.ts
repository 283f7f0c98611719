import { rmSync } from "node:fs"
import { cp, mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin } from "vite"
import { brand, brandFolder, colourOf } from "#sandbox/brand.ts"
import { colourFaults } from "#scripts/brand/colour-faults.ts"
import { inRoot } from "#scripts/root.ts"

/** Makes `#brand/…` the brand that BRAND names. */
export const brandAlias = [{ find: /^#brand\//, replacement: `${brandFolder}/` }]

const manifest = (): string =>
  JSON.stringify({
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: "en-US",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: colourOf("paper"),
    theme_color: colourOf("petrol"),
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })

/** The files that are served unchanged: those of every brand, and this one's. */
const gatherFiles = async (): Promise<string> => {
  const folder = inRoot(`node_modules/.cache/public/${process.pid}`)
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  await cp(inRoot("public"), folder, { recursive: true })
  await cp(join(brandFolder, "public"), folder, { recursive: true })
  await writeFile(join(folder, "site.webmanifest"), manifest())
  return folder
}

const values: Readonly<Record<string, string>> = {
  name: brand.name,
  "paper.light": colourOf("paper"),
  "paper.dark": colourOf("paper", "dark"),
}

/** Builds the shop of the brand that BRAND names, unless its colours are hard to read. */
export const buildBrand = (): Plugin => ({
  name: "hashwell:brand",
  async config(_, { command }) {
    const faults = command === "build" ? await colourFaults(brandFolder) : []
    if (faults.length > 0) throw new Error([`${join(brandFolder, "colours.css")}:`, ...faults].join("\n"))
    return { resolve: { alias: brandAlias }, publicDir: await gatherFiles() }
  },
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replaceAll(/%brand\.([\w.]+)%/g, (whole, name: string) => values[name] ?? whole),
  },
})
