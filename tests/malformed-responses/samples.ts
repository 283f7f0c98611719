import { z } from "@hono/zod-openapi"
import * as v from "zod/mini"

/** The parts of JSON Schema with which the sandbox documents its responses. */
interface Documented {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly anyOf?: ReadonlyArray<Documented>
  readonly properties?: Readonly<Record<string, Documented>>
  readonly items?: Documented
}

const text = ({ format, pattern = "" }: Documented): string => {
  if (format === "date-time") return "2026-01-31T12:00:00.000Z"
  return pattern.includes("\\d") ? "1.5" : "text"
}

/** Builds a response with every field: no nullable field is null, and each list has one entry. */
const fullOf = (documented: Documented): unknown => {
  const { anyOf, properties, items, type } = documented
  if (documented.enum) return documented.enum[0]
  if (documented.const !== undefined) return documented.const
  if (anyOf) return fullOf(anyOf.find((each) => each.type !== "null") ?? {})
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fullOf(each)]))
  if (items) return [fullOf(items)]
  if (type === "integer" || type === "number") return 1
  return type === "boolean" ? true : text(documented)
}

export const sampleOf = (schema: z.ZodType): unknown =>
  fullOf(z.toJSONSchema(schema, { unrepresentable: "any" }) as Documented)

const record = v.record(v.string(), v.unknown())
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  Array.isArray(value) ? null : (record.safeParse(value).data ?? null)

/** Lists every field of a sample at any depth, such as "items[].algorithm.unit". */
export const pathsOf = (value: unknown, at = ""): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.length === 0 ? [] : pathsOf(value[0], `${at}[]`)
  const fields = fieldsOf(value) ?? {}
  return Object.entries(fields).flatMap(([name, each]) => {
    const path = at === "" ? name : `${at}.${name}`
    return [path, ...pathsOf(each, path)]
  })
}

export const changes = ["removed", "null", "unreadable", "with more"] as const
export type Change = (typeof changes)[number]

const changed = (value: unknown, change: Change): unknown => {
  if (change === "null") return null
  if (change === "unreadable") return { unreadable: [] }
  const fields = fieldsOf(value)
  return fields ? { ...fields, addedLater: { kind: ["another", "shape"] } } : value
}

/** Returns the sample with one field changed, in every entry of the lists along its path. */
export const withChange = (value: unknown, path: string, change: Change): unknown => {
  const [step = "", ...rest] = path.split(".")
  if (step.startsWith("[]")) {
    const remainingPath = [step.slice(2), ...rest].filter((each) => each !== "").join(".")
    return Array.isArray(value) ? value.map((each) => withChange(each, remainingPath, change)) : value
  }
  const name = step.replace(/(\[\])+$/, "")
  const inner = step.slice(name.length)
  const fields = fieldsOf(value)
  if (fields === null || !(name in fields)) return value
  if (inner === "" && rest.length === 0) {
    const { [name]: field, ...others } = fields
    return change === "removed" ? others : { ...others, [name]: changed(field, change) }
  }
  const remainingPath = [inner, ...rest].filter((each) => each !== "").join(".")
  return { ...fields, [name]: withChange(fields[name], remainingPath, change) }
}
