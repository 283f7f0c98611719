import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { localeFiles } from "#scripts/locale-files.ts"
import { inRoot } from "#scripts/root.ts"
import { readSources } from "#scripts/syntax.ts"
import { compareLocales, comparePlaces, compareSources, flatten, type Json } from "#scripts/translations.ts"

const readLocale = (locale: string) =>
  new Map(
    localeFiles(locale).flatMap((file) =>
      flatten(basename(file, ".json"), JSON.parse(readFileSync(inRoot(file), "utf8")) as Json),
    ),
  )

export const findTextProblems = async (): Promise<readonly string[]> => {
  const locales = Object.fromEntries(readdirSync(inRoot("locales")).map((name) => [name, readLocale(name)]))
  const keys = Object.values(locales).flatMap((texts) => [...texts.keys()])
  return [...compareLocales(locales), ...comparePlaces(locales), ...compareSources(await readSources("src"), keys)]
}
