import { everyNode, isNode, isShipped, lineOf, literalOf, type Node, parse, type Source } from "./syntax.ts"

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

const calleeOf = (node: Node): string | undefined => {
  if (node.type !== "CallExpression" || !isNode(node["callee"])) return undefined
  const name = node["callee"].type === "MemberExpression" ? node["callee"]["property"] : node["callee"]
  return isNode(name) && typeof name["name"] === "string" ? name["name"] : undefined
}

const argumentsOf = (node: Node): readonly unknown[] => (Array.isArray(node["arguments"]) ? node["arguments"] : [])

/** What `useTranslation()` means when it names no namespace. */
const defaultNamespace = "common"

const namespacesOf = (nodes: readonly Node[]): readonly string[] =>
  nodes
    .filter((node) => calleeOf(node) === "useTranslation")
    .map((node) => argumentsOf(node).filter(isNode))
    .flatMap((words) => (words.length === 0 ? [defaultNamespace] : words.flatMap(everyNode).map(literalOf)))
    .filter((name) => name !== undefined)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** `account:failure.${tag}` may be any key of that shape. */
const shapeOf = (node: Node): string | undefined => {
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return undefined
  const parts = node["quasis"].filter(isNode).map((part) => (part["value"] as { readonly raw: string }).raw)
  return /^[\w:]+[.:]/.test(parts[0] ?? "") ? parts.map(escaped).join("[\\w.]+") : undefined
}

type Found = { readonly used: ReadonlySet<string>; readonly missing: readonly string[] }

const findIn = (source: Source, bases: readonly string[]): Found => {
  const nodes = everyNode(parse(source))
  const known = new Set(bases)
  const spaces = new Set(bases.map((base) => base.split(":")[0]))
  const own = namespacesOf(nodes)
  const resolve = (text: string): readonly string[] => {
    if (text.includes(":")) return known.has(text) ? [text] : []
    const inOwn = own.map((space) => `${space}:${text}`).filter((key) => known.has(key))
    if (inOwn.length > 0 || !text.includes(".")) return inOwn
    return bases.filter((base) => base.endsWith(`:${text}`))
  }
  const texts = nodes.flatMap((node) => literalOf(node) ?? [])
  const shapes = nodes.flatMap((node) => shapeOf(node) ?? []).map((shape) => new RegExp(`^([\\w]+:)?${shape}$`))
  const named = nodes.filter((node) => calleeOf(node) === "t" && literalOf(argumentsOf(node)[0]) !== undefined)
  const asked = named.map((node) => ({ node, text: literalOf(argumentsOf(node)[0]) ?? "" }))
  const prefixed = nodes
    .map((node) => ({ node, text: literalOf(node) ?? "" }))
    .filter(({ text }) => /^\w+:\w[\w.]*$/.test(text) && spaces.has(text.split(":")[0]))
  const missing = new Set(
    [...asked, ...prefixed]
      .filter(({ text }) => resolve(text).length === 0)
      .map(({ node, text }) => `${lineOf(source, node)} asks for ${text}, which is in no locale`),
  )
  const used = new Set([...texts.flatMap(resolve), ...bases.filter((base) => shapes.some((shape) => shape.test(base)))])
  return { used, missing: [...missing] }
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
