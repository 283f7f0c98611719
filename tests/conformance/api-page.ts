import { readFileSync } from "node:fs"
import { inRoot } from "#scripts/root.ts"

export interface Row {
  readonly request: string
  readonly response: string
  readonly errors: string
}

/** A field of a shape as docs/api.md writes it: `name? (note): type`. */
export interface Field {
  readonly name: string
  readonly nullable: boolean
  readonly text: string
  readonly fields: readonly Field[]
}

export interface ApiPage {
  /** The rows by call, such as "GET /orders/{}", because the page and the document name their parameters differently. */
  readonly rows: ReadonlyMap<string, Row>
  readonly shapes: ReadonlyMap<string, readonly Field[]>
  /** The sentences outside of the tables. */
  readonly prose: readonly string[]
}

export const plainCall = (call: string): string => call.replaceAll(/\{[^}]*\}/g, "{}").replace(/\/$/, "")

/** Reads the rows of calls. A row may describe two calls, and "the same" refers to the row above. */
const readRows = (page: string): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>()
  let above = ""
  for (const [line] of page.matchAll(/^\| (?:GET|POST|PATCH|PUT|DELETE) .*$/gm)) {
    const [call = "", request = "", response = "", own = ""] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"))
    const errors = own.replace(/^the same/, above)
    above = errors
    const [method = "", ...paths] = call.split(/[ ,]+/)
    for (const path of paths) rows.set(plainCall(`${method} ${path}`), { request, response, errors })
  }
  return rows
}

const closing = (text: string, from: number): number => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ("{([".includes(text[at]!)) depth++
    if ("})]".includes(text[at]!) && --depth === 0) return at
  }
  return text.length
}

/** Splits a string at the commas outside of brackets. */
const parts = (text: string): readonly string[] => {
  const found: string[] = []
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if ("{([".includes(text[at] ?? " ")) at = closing(text, at)
    else if (at === text.length || text[at] === ",") {
      found.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return found.filter((part) => part !== "")
}

/** Reads the fields of the first `{…}` in a string. */
export const fieldsIn = (text: string): readonly Field[] => {
  const open = text.indexOf("{")
  if (open < 0) return []
  return parts(text.slice(open + 1, closing(text, open))).flatMap((part) => {
    const [, name, mark] = /^(\w+)(\?)?/.exec(part) ?? []
    return name === undefined ? [] : [{ name, nullable: mark === "?", text: part, fields: fieldsIn(part) }]
  })
}

export const readApiPage = (): ApiPage => {
  const page = readFileSync(inRoot("docs/api.md"), "utf8")
  const shapes = [...page.matchAll(/\*\*(\w+)\*\* `(\{.*)/g)].map(
    ([, name = "", text = ""]) => [name, fieldsIn(text)] as const,
  )
  const prose = page.split("\n").filter((line) => !line.startsWith("|"))
  return {
    rows: readRows(page),
    shapes: new Map(shapes),
    prose: prose.join(" ").split(/(?<=\.) /),
  }
}
