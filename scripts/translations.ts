import { isShipped, type Source } from "./syntax.ts"

/** The texts of one locale by their full key, `namespace:path.to.key`. */
export type Texts = ReadonlyMap<string, string>

export type Json = { readonly [key: string]: Json | string }

export const flatten = (namespace: string, texts: Json, path: readonly string[] = []): readonly [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${namespace}:${[...path, key].join(".")}`, value] as [string, string]]
      : flatten(namespace, value, [...path, key]),
  )

const pluralForm = /_(zero|one|two|few|many|other)$/

export const baseOf = (key: string): string => key.replace(pluralForm, "")

const pluralsOf = (texts: Texts): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(
    [...texts.keys()].filter((key) => pluralForm.test(key)),
    baseOf,
  )

/** A value or a tag that a text leaves a place for. */
const placesOf = (texts: readonly string[]): string => {
  const places = texts.flatMap((text) => [
    ...[...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]),
    ...[...text.matchAll(/<(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`),
  ])
  const named = places.filter((place) => place !== undefined && place !== "count")
  return [...new Set(named)].toSorted((a = "", b = "") => a.localeCompare(b)).join(", ")
}

const textsOf = (texts: Texts, base: string): readonly string[] =>
  [...texts].filter(([key]) => baseOf(key) === base).map(([, text]) => text)

export const compareLocales = (locales: Readonly<Record<string, Texts>>): readonly string[] => {
  const all = Object.values(locales)
  const plurals = new Set(all.flatMap((texts) => [...pluralsOf(texts).keys()]))
  const bases = new Set(all.flatMap((texts) => [...texts.keys()].map(baseOf)))
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

export const comparePlaces = (locales: Readonly<Record<string, Texts>>): readonly string[] => {
  const bases = new Set(Object.values(locales).flatMap((texts) => [...texts.keys()].map(baseOf)))
  return [...bases].flatMap((base) => {
    const texts = Object.values(locales)
      .map((locale) => textsOf(locale, base))
      .filter((forms) => forms.length > 0)
    const places = [...new Set(texts.map(placesOf))].map((found) => found || "none")
    return places.length > 1 ? [`${base} leaves places for different values: ${places.join(" / ")}`] : []
  })
}

/** What `useTranslation()` means when it names no namespace. */
const defaultNamespace = "common"

const wordsIn = (text: string): readonly string[] => [...text.matchAll(/"([\w:.-]+)"/g)].map(([, word]) => word!)

const namespacesOf = (text: string): readonly string[] =>
  [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, words = ""]) =>
    words === "" ? [defaultNamespace] : wordsIn(words),
  )

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** `account:failure.${tag}` may be any key of that shape. */
const shapesOf = (text: string): readonly RegExp[] =>
  [...text.matchAll(/`([\w:]+[.:][^`]*)`/g)].map(([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => escaped(part))
    return new RegExp(`^([\\w]+:)?${parts.join("[\\w.-]+")}$`)
  })

type Found = { readonly used: ReadonlySet<string>; readonly missing: readonly string[] }

const findIn = ({ path, text }: Source, bases: readonly string[]): Found => {
  const known = new Set(bases)
  const spaces = new Set(bases.map((base) => base.split(":")[0]))
  const own = namespacesOf(text)
  const resolve = (word: string): readonly string[] => {
    if (word.includes(":")) return known.has(word) ? [word] : []
    const inOwn = own.map((space) => `${space}:${word}`).filter((key) => known.has(key))
    if (inOwn.length > 0 || !word.includes(".")) return inOwn
    return bases.filter((base) => base.endsWith(`:${word}`))
  }
  const asked = [...text.matchAll(/\bt\(\s*"([^"]+)"/g)]
  const prefixed = [...text.matchAll(/"(\w+:\w[\w.]*)"/g)].filter(([, key = ""]) => spaces.has(key.split(":")[0]))
  const missing = [...asked, ...prefixed]
    .filter(([, key = ""]) => resolve(key).length === 0)
    .map(
      ({ 1: key, index }) =>
        `${path}:${text.slice(0, index).split("\n").length} asks for ${key}, which is in no locale`,
    )
  const shapes = shapesOf(text)
  const shaped = bases.filter((base) => shapes.some((shape) => shape.test(base)))
  return { used: new Set([...wordsIn(text).flatMap(resolve), ...shaped]), missing: [...new Set(missing)] }
}

export const compareSources = (sources: readonly Source[], keys: Iterable<string>): readonly string[] => {
  const bases = [...new Set([...keys].map(baseOf))]
  const found = sources.map((source) => ({ source, ...findIn(source, bases) }))
  const used = new Set(found.filter(({ source }) => isShipped(source.path)).flatMap((file) => [...file.used]))
  return [
    ...found.flatMap((file) => file.missing),
    ...bases.filter((base) => !used.has(base)).map((base) => `nothing shows ${base}`),
  ]
}
