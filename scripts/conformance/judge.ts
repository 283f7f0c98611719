import type { Document } from "#sandbox/openapi/types.ts"
import { createShapes } from "#sandbox/openapi/shape.ts"
import type { ApiPage } from "./api-page.ts"
import {
  customerSees,
  type Difference,
  expectedShape,
  expectedStatus,
  headerMeaning,
  placeOf,
  sentenceWith,
} from "./difference.ts"
import { type Exchange, textAt, valueAt } from "./exchange.ts"
import { relationsOf } from "./relations.ts"

/** What the step expects: a status, and of a refusal its code and perhaps its field; "refused": any documented refusal. */
export type Expected = number | "refused" | readonly [status: number, code: string, field?: string]

export interface Judge {
  readonly page: ApiPage
  readonly judge: (exchange: Exchange, expected?: Expected) => readonly Difference[]
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

const headerProblem = ({ status, headers, body }: Exchange, name: keyof typeof headerMeaning): string | undefined => {
  const value = headers.get(name)
  if (name === "Date") return value !== null && !Number.isNaN(Date.parse(value)) ? undefined : (value ?? "no Date")
  if (name === "Cache-Control") return value?.includes("no-store") === true ? undefined : (value ?? "no Cache-Control")
  if (name === "Retry-After") {
    if (status !== 429 && status !== 503) return undefined
    return /^\d+$/.test(value ?? "") ? undefined : (value ?? "no Retry-After")
  }
  if (name !== "X-Request-Id") return undefined
  if (value === null || value === "") return "no X-Request-Id"
  const own = textAt(body, "/requestId")
  return own === "" || own === value ? undefined : `${value}, and ${own} in the body`
}

const statusProblem = (
  { status, body }: Exchange,
  expected: Expected,
): { what: string; received: string } | undefined => {
  if (expected === "refused") return status >= 400 ? undefined : { what: "status", received: String(status) }
  const [wanted, code, field] = typeof expected === "number" ? [expected] : expected
  if (status !== wanted) return { what: "status", received: `${status} ${textAt(body, "/code")}`.trim() }
  if (code !== undefined && valueAt(body, "/code") !== code)
    return { what: "code", received: shown(valueAt(body, "/code")) }
  if (field === undefined || valueAt(body, "/field") === field) return undefined
  return { what: "field", received: shown(valueAt(body, "/field")) }
}

/** Judges one answer by the document and by docs/api.md. */
export const createJudge = (
  document: Document,
  page: ApiPage,
  extensions: ReadonlySet<string>,
  crossOrigin: string | null,
): Judge => {
  const shapeProblems = createShapes(document, extensions)
  const judge = (exchange: Exchange, expected?: Expected): readonly Difference[] => {
    const { ask, status, headers, body } = exchange
    const { call } = ask
    const [method = "", path = ""] = call.split(" ")
    const place = placeOf(document.paths[path]?.[method.toLowerCase()]?.tags[0] ?? "")
    const differs = (what: string, sentence: string, received: string, customer: string): Difference => ({
      call,
      what,
      expected: sentence,
      received,
      customer,
    })

    const wrong = status === 429 || expected === undefined ? undefined : statusProblem(exchange, expected)
    const statuses = wrong
      ? [
          differs(
            wrong.what,
            `${String(expected).replaceAll(",", " ")} (${expectedStatus(page, call)})`,
            wrong.received,
            wrong.what === "status" ? customerSees.status(place) : customerSees.code(place),
          ),
        ]
      : []
    const ofHeaders = (["Date", "X-Request-Id", "Cache-Control", "Retry-After"] as const).flatMap((name) => {
      const problem = headerProblem(exchange, name)
      return problem === undefined
        ? []
        : [differs(`header ${name}`, sentenceWith(page, `\`${name}`), problem, headerMeaning[name])]
    })
    const allowed = headers.get("Access-Control-Allow-Origin")
    const cors =
      crossOrigin === null || allowed === crossOrigin || allowed === "*"
        ? []
        : [
            differs(
              "header CORS",
              "docs/deploy.md: That API must allow the site’s origin by CORS",
              allowed ?? "no Access-Control-Allow-Origin",
              headerMeaning.CORS,
            ),
          ]
    const problems = wrong ? [] : shapeProblems(method, path, { status, type: headers.get("Content-Type") ?? "", body })
    const shapes = problems.map(({ kind, at, message }) =>
      kind === "code"
        ? differs("code", expectedStatus(page, call), shown(valueAt(body, "/code")), customerSees.code(place))
        : differs(
            `${kind}${at === "" ? "" : ` ${at}`}`,
            kind === "status" ? expectedStatus(page, call) : expectedShape(page, call, status, at),
            `${message}${message === "is missing" ? "" : `: ${shown(valueAt(body, at))}`}`,
            customerSees.shape(place),
          ),
    )
    const relations = status < 300 && problems.length === 0 ? relationsOf(exchange) : []
    const related = relations.map(({ name, sentence, received }) =>
      differs(`relation ${name}`, sentence, received, customerSees.relation(place)),
    )
    return [...statuses, ...ofHeaders, ...cors, ...shapes, ...related]
  }
  return { page, judge }
}
