import { escapeRegExp } from "./escape-reg-exp.ts"
import { isShipped, type Source } from "./syntax.ts"

/** The texts of one locale by full key, `namespace:path.to.key`. */
export type Texts = ReadonlyMap<string, string>

export type Json = { readonly [key: string]: Json | string }

export const flatten = (namespace: string, texts: Json, path: readonly string[] = []): readonly [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${namespace}:${[...path, key].join(".")}`, value] as [string, string]]
      : flatten(namespace, value, [...path, key]),
  )

const pluralForm = /_(zero|one|two|few|many|other)$/

const baseOf = (key: string): string => key.replace(pluralForm, "")

/** Lists the placeholders for values and tags in a text. */
const placesOf = (forms: readonly (readonly [string, string])[]): string => {
  const places = forms.flatMap(([, text]) => [...text.matchAll(/\{\{\s*([\w.]+)|<(\w+)\s*\/?>/g)])
  const named = places.map(([, value, tag]) => value ?? `<${tag}>`).filter((place) => place !== "count")
  return [...new Set(named)].toSorted().join(", ")
}

/** Lists the missing, unneeded and empty keys of each locale. A plural needs the forms of the locale's own plural rules. */
export const compareLocales = (locales: Readonly<Record<string, Texts>>): readonly string[] => {
  const keys = Object.values(locales).flatMap((texts) => [...texts.keys()])
  const plurals = new Set(keys.filter((key) => pluralForm.test(key)).map(baseOf))
  const bases = new Set(keys.map(baseOf))
  return Object.entries(locales).flatMap(([locale, texts]) => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const wanted = [...bases].flatMap((base) =>
      plurals.has(base) ? categories.map((category) => `${base}_${category}`) : [base],
    )
    const extra = [...texts.keys()].filter((key) => !wanted.includes(key))
    return [
      ...wanted.filter((key) => !texts.has(key)).map((key) => `${locale} has no ${key}`),
      ...extra.map((key) => `${locale} has no such plural form: ${key}`),
      ...[...texts].filter(([, text]) => text.trim() === "").map(([key]) => `${locale} has no words in ${key}`),
    ]
  })
}

/** Lists the texts whose placeholders differ between locales or plural forms. */
export const comparePlaces = (locales: Readonly<Record<string, Texts>>): readonly string[] => {
  const places = Object.values(locales).flatMap((texts) =>
    [...Map.groupBy(texts, ([key]) => baseOf(key))].map(([base, forms]) => ({ base, places: placesOf(forms) })),
  )
  return [...Map.groupBy(places, ({ base }) => base)].flatMap(([base, found]) => {
    const different = [...new Set(found.map(({ places }) => places || "none"))]
    return different.length > 1 ? [`${base} leaves places for different values: ${different.join(" / ")}`] : []
  })
}

/** The namespace that `useTranslation()` uses without an argument. */
const defaultNamespace = "common"

const wordsIn = (text: string): readonly string[] => [...text.matchAll(/"([\w:.-]+)"/g)].map(([, word]) => word!)

const namespacesOf = (text: string): readonly string[] =>
  [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, words = ""]) =>
    words === "" ? [defaultNamespace] : wordsIn(words),
  )

/** Returns a pattern for each template, because `account:failure.${tag}` may be any key of that shape. */
const shapesOf = (text: string): readonly RegExp[] =>
  [...text.matchAll(/`([\w:]+[.:][^`]*)`/g)].map(([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map(escapeRegExp)
    return new RegExp(`^([\\w]+:)?${parts.join("[\\w.-]+")}$`)
  })

interface Key {
  /** The full key without its plural form, such as `buy:days`. */
  readonly base: string
  readonly space: string
  readonly key: string
}

const keyOf = (base: string): Key => {
  const [space = "", key = ""] = base.split(":")
  return { base, space, key }
}

/** Lists the keys that a file may show. */
const usedIn = (text: string, keys: readonly Key[], known: ReadonlySet<string>): readonly string[] => {
  const [words, own, shapes] = [new Set(wordsIn(text)), namespacesOf(text), shapesOf(text)]
  const isHere = ({ space, key }: Key) =>
    own.includes(space) || (key.includes(".") && !own.some((other) => known.has(`${other}:${key}`)))
  return keys
    .filter(
      (each) =>
        words.has(each.base) || (words.has(each.key) && isHere(each)) || shapes.some((shape) => shape.test(each.base)),
    )
    .map(({ base }) => base)
}

/**
 * Lists the keys with a namespace that no locale has. The compiler finds missing keys in translation calls, but not in
 * the messages of a schema.
 */
const missingIn = (
  { path, text }: Source,
  known: ReadonlySet<string>,
  spaces: ReadonlySet<string>,
): readonly string[] => {
  const prefixed = text.matchAll(/"((\w+):\w[\w.]*)"/g)
  return [...prefixed].flatMap(([, key = "", space]) =>
    spaces.has(space!) && !known.has(key) ? [`${path} asks for ${key}, which is in no locale`] : [],
  )
}

/** Lists the keys that the code uses but no locale has, and the keys that nothing shows. */
export const compareSources = (sources: readonly Source[], keys: Iterable<string>): readonly string[] => {
  const known = new Set([...keys].map(baseOf))
  const all = [...known].map(keyOf)
  const spaces = new Set(all.map(({ space }) => space))
  const shipped = sources.filter(({ path }) => isShipped(path))
  const used = new Set(shipped.flatMap(({ text }) => usedIn(text, all, known)))
  return [
    ...sources.flatMap((source) => missingIn(source, known, spaces)),
    ...[...known].filter((base) => !used.has(base)).map((base) => `nothing shows ${base}`),
  ]
}
