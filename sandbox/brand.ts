import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"

/** The folder of the brand, explained in docs/brand.md. */
export const brandFolder = resolve(process.env["BRAND"] || join(import.meta.dirname, "../brand"))

const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(brandFolder, file)).href)

export const { brand } = (await load("brand.ts")) as {
  readonly brand: {
    readonly name: string
    readonly legalName: string
    readonly description: string
    readonly support: string
    readonly mark: { readonly base: string; readonly accent: string }
  }
}

export const { emails } = (await load("emails.ts")) as {
  readonly emails: {
    readonly sender: string
    readonly mark: readonly { readonly width: number; readonly height: number; readonly colour: string }[]
  }
}

export const coloursSheet = readFileSync(join(brandFolder, "colours.css"), "utf8")
const colours = new Map(
  [...coloursSheet.matchAll(/^ *--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/gm)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
  ),
)

/** Returns a colour of the brand by its name in `colours.css`. Throws if the brand does not define it. */
export const colourOf = (name: string, theme: "light" | "dark" = "light"): string => {
  const colour = colours.get(name)
  if (colour === undefined) throw new Error(`${join(brandFolder, "colours.css")} has no --${name}.`)
  return colour[theme]
}
