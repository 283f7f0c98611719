import type { Document } from "#sandbox/openapi/types.ts"
import { createShapes } from "#sandbox/openapi/shape.ts"
import { readApiPage } from "./api-page.ts"
import { customerSees, type Difference, rowOf, sentenceWith } from "./difference.ts"
import { type Exchange, textAt, valueAt } from "./exchange.ts"
import { relationsOf } from "./relations.ts"

/** What the step expects: a status, and of a refusal its code and perhaps its field; "refused": any documented refusal. */
export type Expected = number | "refused" | readonly [status: number, code: string, field?: string]

export interface Judge {
  readonly judge: (exchange: Exchange, expected: Expected) => readonly Difference[]
  /** `expected`: what docs/api.md says of the call, unless another sentence says it. */
  readonly differs: (
    call: string,
    sees: keyof typeof customerSees,
    what: string,
    received: string,
    expected?: string,
  ) => Difference
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

const headers = {
  Date: (value: string) => !Number.isNaN(Date.parse(value)),
  "X-Request-Id": (value: string, { body }: Exchange) =>
    value !== "" && [value, ""].includes(textAt(body, "/requestId")),
  "Cache-Control": (value: string) => value.includes("no-store"),
  "Retry-After": (value: string, { status }: Exchange) => (status !== 429 && status !== 503) || /^\d+$/.test(value),
} as const

const statusProblem = (
  { status, body }: Exchange,
  expected: Expected,
): readonly [what: string, received: string] | null => {
  if (expected === "refused") return status >= 400 ? null : ["status", String(status)]
  const [wanted, code, field] = typeof expected === "number" ? [expected] : expected
  if (status !== wanted) return ["status", `${status} ${textAt(body, "/code")}`.trim()]
  if (code !== undefined && valueAt(body, "/code") !== code) return ["code", shown(valueAt(body, "/code"))]
  return field === undefined || valueAt(body, "/field") === field ? null : ["field", shown(valueAt(body, "/field"))]
}

/** Judges one answer by the document and by docs/api.md. */
export const createJudge = (
  document: Document,
  extensions: ReadonlySet<string>,
  /** The origin of the site where the API has another. */
  site: string | null,
): Judge => {
  const page = readApiPage()
  const shapeProblems = createShapes(document, extensions)
  const differs: Judge["differs"] = (call, sees, what, received, expected = rowOf(page, call)) => {
    const [method = "", path = ""] = call.split(" ")
    const tag = document.paths[path]?.[method.toLowerCase()]?.tags[0] ?? "everywhere"
    return { call, what, expected, received, customer: `${customerSees[sees]} (${tag})` }
  }
  const judge: Judge["judge"] = (exchange, expected) => {
    const { ask, status, body } = exchange
    const { call } = ask
    const [method = "", path = ""] = call.split(" ")
    const found: Difference[] = []
    const wrong = status === 429 ? null : statusProblem(exchange, expected)
    if (wrong) {
      const [what, received] = wrong
      const wanted = `${String(expected).replaceAll(",", " ")} (${rowOf(page, call)})`
      found.push(differs(call, what === "status" ? what : "code", what, received, wanted))
    }
    for (const name of ["Date", "X-Request-Id", "Cache-Control", "Retry-After"] as const) {
      const value = exchange.headers.get(name) ?? ""
      if (!headers[name](value, exchange))
        found.push(differs(call, name, `header ${name}`, value || `no ${name}`, sentenceWith(page, `\`${name}`)))
    }
    const allowed = exchange.headers.get("Access-Control-Allow-Origin") ?? "no Access-Control-Allow-Origin"
    if (site !== null && allowed !== site && allowed !== "*") {
      const sentence = "docs/deploy.md: That API must allow the site’s origin by CORS"
      found.push(differs(call, "CORS", "header CORS", allowed, sentence))
    }
    if (wrong) return found
    const type = exchange.headers.get("Content-Type") ?? ""
    const problems = shapeProblems(method, path, { status, type, body })
    for (const { kind, at, message } of problems) {
      const sentence = kind === "shape" && status >= 400 ? sentenceWith(page, "An error body is") : rowOf(page, call)
      const received = message === "is missing" ? message : `${message}: ${shown(valueAt(body, at))}`
      const [sees, what] = kind === "code" ? ([kind, kind] as const) : (["shape", `${kind} ${at}`.trim()] as const)
      found.push(differs(call, sees, what, received, sentence))
    }
    if (status < 300 && problems.length === 0)
      for (const [name, received] of relationsOf(exchange))
        found.push(differs(call, "relation", `relation ${name}`, received))
    return found
  }
  return { judge, differs }
}
