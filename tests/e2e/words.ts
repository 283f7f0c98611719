import { readFileSync } from "node:fs"
import { localeFile } from "../../scripts/locale-files.ts"
import { inRoot } from "../../scripts/root.ts"

const namespaces = [
  "common",
  "home",
  "account",
  "buy",
  "estimates",
  "pay",
  "cabinet",
  "dashboard",
  "support",
  "partner",
  "review",
  "orders",
  "settings",
  "security",
  "demo",
  "history",
  "withdrawal",
  "head",
] as const
type Texts = { readonly [key: string]: string | Texts }

const read = (locale: string) =>
  Object.fromEntries(
    namespaces.map((name) => [name, JSON.parse(readFileSync(inRoot(localeFile(locale, name)), "utf8")) as Texts]),
  )

/** The texts a person sees, straight from the files: `words("ru-RU")("account:auth.email")`. */
export const words = (locale: string) => {
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
    return text.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => values[name] ?? "")
  }
}
export type Words = ReturnType<typeof words>

/** For a text with a value in it: its words before the value. */
export const beginningOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").trim()}`)
