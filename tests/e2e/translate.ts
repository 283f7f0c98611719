import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { brand } from "#brand/brand.ts"
import { localeFiles } from "#scripts/locale-files.ts"
import { inRoot } from "#scripts/root.ts"

type Texts = { readonly [key: string]: string | Texts }

const read = (locale: string) =>
  Object.fromEntries(
    localeFiles(locale).map((file) => [
      basename(file, ".json"),
      JSON.parse(readFileSync(inRoot(file), "utf8")) as Texts,
    ]),
  )

/** Reads the visible texts directly from the files: `translateTo("ru-RU")("account:auth.email")`. */
export const translateTo = (locale: string) => {
  const all = read(locale)
  return (key: string, values: { readonly [name: string]: string } = {}): string => {
    const [namespace, path] = key.split(":") as [string, string]
    const text = path
      .split(".")
      .reduce<string | Texts | undefined>(
        (texts, step) => (typeof texts === "object" ? texts[step] : undefined),
        all[namespace],
      )
    if (typeof text !== "string") throw new Error(`No text ${key} in ${locale}`)
    return text.replace(
      /\{\{(\w+)(?:, number)?\}\}/g,
      (_, name: string) => values[name] ?? (name === "brand" ? brand.name : ""),
    )
  }
}
export type Translate = ReturnType<typeof translateTo>

/** Returns a pattern for this text, because the page may join words with non-breaking spaces. */
export const sourceOf = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/\s/g, "\\s")

/** Matches the words before the value in a text. */
export const beginningOf = (text: string): RegExp => new RegExp(`^${sourceOf(text)}`)
