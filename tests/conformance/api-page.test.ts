import { expect, it } from "vitest"
import { createApi, createApiDocument } from "#sandbox/api.ts"
import { messages } from "#sandbox/messages.ts"
import type { OpenApiResponse, Schema } from "#sandbox/openapi/types.ts"
import { type Field, fieldsIn, plainCall, readApiPage } from "./api-page.ts"

const document = createApiDocument(createApi())
const page = readApiPage()

const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, operation]) => ({
    call: plainCall(`${method.toUpperCase()} ${path}`),
    operation,
  })),
)

it("docs/api.md and the OpenAPI document have the same calls", () => {
  expect(operations.map(({ call }) => call).toSorted()).toEqual([...page.rows.keys()].toSorted())
})

/** Refusals that apply to many calls, so the page documents them only once. */
const common = new Set([
  "InvalidField",
  "UnknownField",
  "MalformedBody",
  "BodyTooLarge",
  "UnsupportedMediaType",
  "Unauthorized",
  "NotFound",
  "TooManyAttempts",
  "InternalError",
  "Unavailable",
  "Forbidden",
  "tfa",
  "CodeUsed",
])

/** Lists the codes that a refusal may have, such as "409 IdReused", without the codes that apply to many calls. */
const codesOf = (responses: Readonly<Record<string, OpenApiResponse>>): readonly string[] =>
  Object.entries(responses)
    .flatMap(([status, { content = {} }]) =>
      Object.keys(content["application/json"]?.examples ?? {}).map((code) => [status, code] as const),
    )
    .flatMap(([status, code]) => (common.has(code) ? [] : [`${status} ${code}`]))

/** Reads codes from a cell such as `400 \`A\`, \`B\`; 409 \`C\``. */
const documentedCodes = (errors: string): readonly string[] =>
  errors.split(";").flatMap((part) => {
    const [status] = /\b[45]\d\d\b/.exec(part) ?? []
    return [...part.matchAll(/`(\w+)`/g)].flatMap(([, code = ""]) => (code in messages ? [`${status} ${code}`] : []))
  })

it.each(operations)("docs/api.md and the document have the same refusals of $call", ({ call, operation }) => {
  const { errors } = page.rows.get(call)!
  const elsewhere = page.prose.filter((sentence) => sentence.includes(call.replace(/\{\}.*$/, ""))).map(documentedCodes)
  const written = new Set([...documentedCodes(errors), ...elsewhere.flat()])
  const described = codesOf(operation.responses)
  expect(described.filter((entry) => !written.has(entry))).toEqual([])
  const own = documentedCodes(errors).filter((entry) => !common.has(entry.split(" ")[1]!))
  expect(own.filter((entry) => !described.includes(entry))).toEqual([])
})

it.each(operations)("the document describes $call in a sentence beyond its summary", ({ operation }) => {
  const { description, summary } = operation
  expect(description, "`description` of the operation in sandbox/routes").toMatch(/^[A-Z`].{10,}\.$/)
  expect(description.startsWith(summary), "`description` of the operation in sandbox/routes repeats the summary").toBe(
    false,
  )
})

it.each(operations)("docs/api.md and the document have the same successes of $call", ({ call, operation }) => {
  const { response } = page.rows.get(call)!
  const statuses = Object.keys(operation.responses).filter((status) => status.startsWith("2"))
  expect(statuses.toSorted()).toEqual([...new Set(response.match(/\b20[014]\b/g))].toSorted())
})

const schemas = document.components.schemas
const resolved = (schema: Schema): Schema => {
  if (schema.$ref !== undefined) return resolved(schemas[schema.$ref.split("/").at(-1)!]!)
  const [first] = (schema.anyOf ?? []).filter(({ type }) => type !== "null")
  if (first && schema.anyOf?.length === 2) return resolved(first)
  if (schema.type === "array" && schema.items) return resolved(schema.items)
  if (schema.allOf)
    return schema.allOf.map(resolved).reduce((one, other) => ({
      ...one,
      properties: { ...one.properties, ...other.properties },
      required: [...(one.required ?? []), ...(other.required ?? [])],
    }))
  return schema
}
const isNullable = (schema: Schema): boolean =>
  [schema.type].flat().includes("null") || (schema.anyOf ?? []).some(({ type }) => type === "null")

/** Lists every field with its mark, including the fields inside it. */
const written = (fields: readonly Field[], at = ""): readonly string[] =>
  fields.flatMap(({ name, nullable, text, fields: inside }) => [
    `${at}${name}${nullable ? "?" : ""}`,
    ...(text.includes("&") ? [] : written(inside, `${at}${name}.`)),
  ])
const described = (schema: Schema, fields: readonly Field[], at = ""): readonly string[] =>
  Object.entries(resolved(schema).properties ?? {}).flatMap(([name, field]) => {
    const known = fields.find((one) => one.name === name)
    const inside = known?.text.includes("&") === true ? [] : (known?.fields ?? [])
    return [
      `${at}${name}${isNullable(field) ? "?" : ""}`,
      ...(inside.length > 0 ? described(field, inside, `${at}${name}.`) : []),
    ]
  })

/**
 * The comparison excludes unions, which have no fields of their own, and fields that the page adds to another shape
 * with `&`.
 */
it.each([...page.shapes].filter(([name]) => resolved(schemas[name] ?? {}).properties))(
  "docs/api.md and the document have the same fields of %s",
  (name, fields) => {
    const { required = [] } = resolved(schemas[name]!)
    const isAlways = (field: string) => field.includes(".") || required.includes(field.replace("?", ""))
    const inDocument = described(schemas[name]!, fields)
    expect(inDocument.filter(isAlways).toSorted()).toEqual(written(fields).filter(isAlways).toSorted())
  },
)

const withBody = operations.flatMap(({ call, operation }) => {
  const schema = resolved(operation.requestBody?.content["application/json"]?.schema ?? {})
  return schema.properties ? [{ call, schema }] : []
})

it.each(withBody)("docs/api.md and the document have the same body of $call", ({ call, schema }) => {
  const requestFields = fieldsIn(page.rows.get(call)!.request).map(({ name, nullable }) =>
    nullable ? `${name}?` : name,
  )
  const { properties = {}, required = [] } = schema
  const accepted = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
  expect(accepted.toSorted()).toEqual(requestFields.toSorted())
})

const withQuery = operations.map(({ call, operation }) => ({
  call,
  names: operation.parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.name] : [])),
}))

it.each(withQuery)("docs/api.md lists every query parameter of $call", ({ call, names }) => {
  const { request } = page.rows.get(call)!
  const also = page.prose.filter((sentence) => sentence.includes("query")).join(" ")
  const rest =
    request.includes("as below") || request.includes("the export's query")
      ? page.rows.get("GET /dashboard/operationhistory")!.request
      : ""
  const unnamed = names.filter((name) => !`${request} ${rest} ${also}`.includes(name))
  expect(unnamed).toEqual([])
})
