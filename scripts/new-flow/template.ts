import { readFileSync } from "node:fs"
import { localeFile } from "#scripts/locale-files.ts"
import { withApiRow } from "./api-row.ts"
import { idsOf, type NewFlow } from "./flow.ts"
import { propertiesOf, refusalsOf, valuesOf } from "./template-values.ts"

const isRefusalWord = /\{\{(?:refused|Refused|thrown)\}\}/

const spelled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => {
    if (values[word] === undefined) throw new Error(`No template may say {{${word}}}.`)
    return values[word]
  })

const fillTemplate = (template: string, flow: NewFlow): string => {
  const ofFlow = { values: valuesOf(flow), properties: propertiesOf(flow) }
  const general = ofFlow.properties.filter((one) => !["at-field", "notice", "new-refused"].includes(one))
  const ofRefusals = refusalsOf(flow).map(({ values, properties }) => ({
    values: { ...ofFlow.values, ...values },
    properties: [...general, ...properties],
  }))
  return template
    .split("\n")
    .flatMap((line) => {
      const [, property = "", text = line] = /^\?([\w+-]+) ?(.*)$/.exec(line) ?? []
      const wanted = property === "" ? [] : property.split("+")
      // A line with a refusal is repeated for each refusal, and a line with an id for each id.
      return (isRefusalWord.test(text) ? ofRefusals : [ofFlow])
        .filter(({ properties }) => wanted.every((one) => properties.includes(one)))
        .flatMap(({ values }) =>
          (text.includes("{{id}}") ? idsOf(flow) : [""]).map((id) => spelled(text.replaceAll("{{id}}", id), values)),
        )
    })
    .join("\n")
}

interface Part {
  readonly file: string
  /**
   * The position of the text in an existing file: "after" a pattern, or "beside its siblings". A new file has an empty
   * position.
   */
  readonly place: string
  readonly text: string
}

/**
 * Reads the parts of the flow's templates by their headings: `=== path`, followed by the position if the file exists
 * already.
 */
const partsOf = (flow: NewFlow): readonly Part[] => {
  const templates = [
    "table",
    flow.kind === "load" ? "load" : "save",
    ...(flow.call === null ? [] : ["call"]),
    ...(flow.kind === "setting" ? ["setting"] : []),
  ]
  const all = templates.map((name) => readFileSync(new URL(`templates/${name}.txt`, import.meta.url), "utf8")).join("")
  return [...fillTemplate(all, flow).matchAll(/^=== (\S+) ?(.*)\n((?:(?!=== ).*\n)*)/gm)].map(
    ([, file = "", place = "", text = ""]) => ({ file, place, text }),
  )
}

/** Returns the texts of a flow in one language, by their keys. */
const textsOf = (parts: readonly Part[], language: number): Readonly<Record<string, string>> => {
  const lines = parts
    .find(({ file }) => file === "texts")!
    .text.trim()
    .split("\n")
  return Object.fromEntries(lines.map((line) => line.split(" | ")).map(([key, ...values]) => [key, values[language]!]))
}
const locales = ["en-US", "ru-RU"] as const
const toJson = (texts: object): string => `${JSON.stringify(texts, null, 2)}\n`

/** Returns the files of a new flow, by their paths from the root. */
export const filesOf = (flow: NewFlow): ReadonlyMap<string, string> => {
  const parts = partsOf(flow)
  const { area, name, texts } = flow
  const newTexts = locales.map((locale, at) => {
    const own = textsOf(parts, at)
    return [
      `locales/${locale}/${area}/${texts.name}.json`,
      toJson(texts.name === name ? own : { [name]: own }),
    ] as const
  })
  return new Map([
    ...parts.flatMap(({ file, place, text }) => (place === "" && file !== "texts" ? [[file, text] as const] : [])),
    ...(texts.isNew ? newTexts : []),
  ])
}

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

/**
 * Returns the changes of existing files for the flow, by path. A change throws if its file does not contain the
 * position of the text.
 */
export const editsFor = (flow: NewFlow): ReadonlyMap<string, Edit> => {
  const parts = partsOf(flow)
  const withTexts = (flow.texts.isNew ? [] : locales).map((locale, at): [string, Edit] => [
    localeFile(locale, flow.texts.name),
    // The remaining lines of the file do not change.
    (json) => json.replace(/\n\}\s*$/, `,\n"${flow.name}": ${toJson(textsOf(parts, at))}}\n`),
  ])
  const inserted = Map.groupBy(
    parts.filter(({ place }) => place !== ""),
    ({ file }) => file,
  )
  const edits: readonly (readonly [string, Edit])[] = [
    ...withTexts,
    ...[...inserted].map(([file, own]): [string, Edit] => [
      file,
      (text) => own.reduce((before, part) => insertion(part, flow)(before), text),
    ]),
  ]
  // Several edits may change the same file. A text file gets the texts of the flow, and perhaps the name of a tab.
  return new Map(
    [...Map.groupBy(edits, ([file]) => file)].map(([file, own]) => [
      file,
      (text: string) => own.reduce((before, [, edit]) => edit(before), text),
    ]),
  )
}

/** Returns the number after the state sets of the specification and of the extensions' tables. */
export const nextStateSet = (tables: readonly string[]): number =>
  1 +
  Math.max(200, ...tables.flatMap((table) => /state sets ([\d, ]*\d)/.exec(table)?.[1]?.split(",").map(Number) ?? []))
