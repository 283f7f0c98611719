import formats from "ajv-formats"
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js"
import type { Schema } from "#sandbox/openapi/types.ts"
import { type CheckedResponse, document, extensions, operationOf } from "./server.ts"

/** Adds the fields of offered extensions to the required fields. */
const withRequired = (schema: Schema): Schema => {
  const offered = Object.entries(schema.properties ?? {}).flatMap(([field, { "x-extension": extension }]) =>
    extension !== undefined && extensions.has(extension) ? [field] : [],
  )
  return { ...schema, required: [...(schema.required ?? []), ...offered] }
}
const { schemas } = document.components
const required = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withRequired(schema)]))
const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true, verbose: true }))
ajv.addSchema({ ...document, components: { ...document.components, schemas: required } }, "api")

/**
 * Returns the errors inside the likely branch if no branch of a union matches. Errors about other branches would only
 * confuse a reader.
 */
const likelyErrors = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const inside = errors.filter(
    ({ keyword, params }) => keyword !== "anyOf" && keyword !== "oneOf" && params["type"] !== "null",
  )
  return inside.length > 0 ? inside : errors
}

const problemOf = ({ instancePath, keyword, params, message = "", data }: ErrorObject): string =>
  keyword === "required"
    ? `${instancePath}/${params["missingProperty"]} is missing`
    : `${instancePath} ${message}: ${JSON.stringify(data).slice(0, 160)}`

const escaped = (part: string): string => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))

/**
 * Lists the differences between a response and the document: its status, type or body. A problem that occurs in many
 * rows of a list counts once.
 */
export const findShapeProblems = ({ request: { call }, status, headers, body }: CheckedResponse): readonly string[] => {
  const [method = "", path = ""] = call.split(" ")
  const documented = operationOf(call)?.responses[status]
  if (!documented) return [`${status} is not documented`]
  const [media] = Object.keys(documented.content ?? {})
  if (media === undefined) return body === "" ? [] : ["has a body"]
  const type = headers.get("Content-Type") ?? "nothing"
  if (!type.startsWith(media)) return [`is ${type} instead of ${media}`]
  const pointer = ["paths", path, method.toLowerCase(), "responses", String(status), "content", media, "schema"]
  const validate = ajv.getSchema(`api#/${pointer.map(escaped).join("/")}`)!
  const values: readonly unknown[] = Array.isArray(body) && media.endsWith("ndjson") ? body : [body]
  const problems = values.flatMap((value) =>
    validate(value) ? [] : likelyErrors(validate.errors ?? []).map(problemOf),
  )
  const kindOf = (problem: string) => problem.replace(/: .*/, "").replaceAll(/\/\d+/g, "/0")
  return [...Map.groupBy(problems, kindOf).values()].map(([first]) => first!)
}
