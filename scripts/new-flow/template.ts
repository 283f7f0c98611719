import { readFileSync } from "node:fs"
import { flowTitle } from "#ui/story/story-names.ts"
import { withApiRow } from "./api-row.ts"
import { idsOf, namespaceOf, tagOf, type NewFlow } from "./flow.ts"

const uuid = "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01"

const objectOf = (fields: readonly string[]): string => (fields.length === 0 ? "undefined" : `{ ${fields.join(", ")} }`)

const capitalize = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

/** Words for the {{braces}} of a template. */
const wordsOf = (flow: NewFlow): Readonly<Record<string, string>> => {
  const { area, stem, name, field, refused, stateSet, russianTitle, kind, call, extension } = flow
  const [ids, path, method] = [idsOf(flow), call?.path ?? "", call?.method ?? ""]
  const Name = capitalize(name)
  const [isLoad, samples] = [kind === "load", ids.map((id) => `${id}: "${uuid}"`)]
  const asked = objectOf(isLoad ? samples : [...samples, `${field}: "Cold wallet"`])
  const params =
    ids.length === 0 ? [] : [`params: z.strictObject({ ${ids.map((id) => `${id}: z.uuid()`).join(", ")} })`]
  const operation = [
    `id: "${name}", tag: "${tagOf(flow)}", summary: "${flowTitle(name)}"`,
    `description: "${isLoad ? "Of the signed-in customer alone." : "Changes what is sent, for the signed-in customer."}"`,
    ...(refused === null ? [] : [`refuses: { 409: ["${refused.name}"] }`]),
    ...(extension === null ? [] : [`extension: "${extension.name}"`]),
  ]
  return {
    area,
    stem,
    name,
    Name,
    field,
    fieldWords: flowTitle(field).toLowerCase(),
    Refused: refused?.name ?? "",
    refused: refused?.name.replace(/^./, (letter) => letter.toLowerCase()) ?? "",
    failures: refused === null ? "CallFailed" : `TaggedFailure<"${refused.name}"> | CallFailed`,
    russianTitle,
    path,
    method,
    asked,
    stateSet: String(stateSet),
    title: flowTitle(name),
    namespace: namespaceOf(flow),
    extension: extension?.name ?? "",
    operation: operation.join(", "),
    port: isLoad ? `load${Name}` : name,
    ids: ids.join(", "),
    fields: [...ids, field].join(", "),
    dialogFields: [...ids, "typed"].join(", "),
    dialogInput: [...ids, `${field}: typed`].join(", "),
    input: objectOf(kind === "dialog" ? [...samples, `${field}: "Wallet"`] : samples),
    request: [...params, ...(isLoad ? [] : [`body: required(z.strictObject({ ${field}: name(50) }))`])].join(", "),
    refusals: [...(ids.length > 0 ? ["404"] : []), ...(refused === null ? [] : [`409 \`${refused.name}\``])].join("; "),
    address: path.replaceAll(/\{\w+\}/g, uuid),
    callCode:
      ids.length === 0 ? `"${method} ${path}"` : `\`${method} ${path.replaceAll(/\{(\w+)\}/g, "${part($1)}")}\``,
    methodLower: method.toLowerCase(),
  }
}

/** A line that begins with `?word`, or `?one+other`, is for flows with this property, or all of these. */
const propertiesOf = ({ kind, refused, extension, ...flow }: NewFlow): readonly string[] => {
  const ids = idsOf(flow)
  return [
    kind,
    ids.length > 0 ? "ids" : "no-ids",
    kind === "load" ? "load" : "write",
    kind === "load" && ids.length === 0 ? "no-z" : "z",
    refused === null ? "no-refused" : "refused",
    extension === null ? "no-extension" : "extension",
    ...(refused !== null || ids.length > 0 ? ["refusal"] : []),
    ...(refused?.isNew === true ? ["new-refused"] : []),
    ...(extension?.isNew === true ? ["new-extension"] : []),
  ]
}

const filled = (template: string, flow: NewFlow): string => {
  const [words, properties] = [wordsOf(flow), propertiesOf(flow)]
  return template
    .split("\n")
    .flatMap((line) => {
      const [, property = "", text = line] = /^\?([\w+-]+) ?(.*)$/.exec(line) ?? []
      if (property !== "" && !property.split("+").every((one) => properties.includes(one))) return []
      // A line with an id is for each of them.
      return text.includes("{{id}}") ? idsOf(flow).map((id) => text.replaceAll("{{id}}", id)) : [text]
    })
    .join("\n")
    .replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => {
      if (words[word] === undefined) throw new Error(`No template may say {{${word}}}.`)
      return words[word]
    })
}

interface Part {
  readonly file: string
  /** The place of the text in an existing file: "after" a pattern, or "beside its siblings"; empty for a new file. */
  readonly place: string
  readonly text: string
}

/** The parts of the flow's templates by their headings: `=== path`, with the place in a file that exists. */
const partsOf = (flow: NewFlow): readonly Part[] => {
  const templates = ["table", flow.kind === "load" ? "load" : "save", ...(flow.call === null ? [] : ["call"])]
  const all = templates.map((name) => readFileSync(new URL(`templates/${name}.txt`, import.meta.url), "utf8")).join("")
  return [...filled(all, flow).matchAll(/^=== (\S+) ?(.*)\n((?:(?!=== ).*\n)*)/gm)].map(
    ([, file = "", place = "", text = ""]) => ({ file, place, text }),
  )
}

/** The files of a new flow, by their paths from the root. */
export const filesOf = (flow: NewFlow): ReadonlyMap<string, string> =>
  new Map(partsOf(flow).flatMap(({ file, place, text }) => (place === "" && file !== "texts" ? [[file, text]] : [])))

type Edit = (text: string) => string

const insertion =
  ({ place, text, file }: Part, { call, extension }: NewFlow): Edit =>
  (before) => {
    if (!place.startsWith("after ")) return withApiRow(before, text, call!.path, extension !== null)
    const found = new RegExp(place.slice("after ".length), "m").exec(before)
    if (!found) throw new Error(`${file} has no place ${place}.`)
    const end = found.index + found[0].length
    return before.slice(0, end) + text + before.slice(end)
  }

/** Changes of existing files for the flow, by path. */
export const editsFor = (flow: NewFlow): ReadonlyMap<string, Edit> => {
  const parts = partsOf(flow)
  const texts = parts
    .find(({ file }) => file === "texts")!
    .text.trim()
    .split("\n")
  const withTexts =
    (language: 0 | 1): Edit =>
    (json) => {
      const own = texts.map((line) => line.split(" | ")).map(([key, ...words]) => [key, words[language]])
      return `${JSON.stringify({ ...(JSON.parse(json) as object), [flow.name]: Object.fromEntries(own) }, null, 2)}\n`
    }
  const inserted = Map.groupBy(
    parts.filter(({ place }) => place !== ""),
    ({ file }) => file,
  )
  return new Map([
    [`locales/en-US/${flow.area}/${namespaceOf(flow)}.json`, withTexts(0)],
    [`locales/ru-RU/${flow.area}/${namespaceOf(flow)}.json`, withTexts(1)],
    ...[...inserted].map(([file, own]): [string, Edit] => [
      file,
      (text) => own.reduce((before, part) => insertion(part, flow)(before), text),
    ]),
  ])
}

/** The number after the specification's state sets and those of the extensions' tables. */
export const nextStateSet = (tables: readonly string[]): number =>
  1 +
  Math.max(200, ...tables.flatMap((table) => /state sets ([\d, ]*\d)/.exec(table)?.[1]?.split(",").map(Number) ?? []))
