import { readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { inRoot } from "#scripts/root.ts"
import { readSources } from "#scripts/syntax.ts"
import { compareLocales, comparePlaces, compareSources, flatten, type Json, type Texts } from "#scripts/translations.ts"

const readLocale = async (locale: string): Promise<Texts> => {
  const folder = inRoot(join("locales", locale))
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".json"))
  const texts = await Promise.all(
    files.map(async (file) =>
      flatten(basename(file, ".json"), JSON.parse(await readFile(join(folder, file), "utf8")) as Json),
    ),
  )
  return new Map(texts.flat())
}

export const textProblems = async (): Promise<readonly string[]> => {
  const names = await readdir(inRoot("locales"))
  const read = await Promise.all(names.map(async (name) => [name, await readLocale(name)] as const))
  const locales = Object.fromEntries(read)
  const keys = read.flatMap(([, texts]) => [...texts.keys()])
  return [...compareLocales(locales), ...comparePlaces(locales), ...compareSources(await readSources("src"), keys)]
}
