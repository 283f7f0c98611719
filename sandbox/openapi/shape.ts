import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import type { Described, Document, Schema } from "./types.ts"

export type ShapeProblem = {
  readonly kind: "status" | "type" | "shape" | "code"
  /** Where in the body: `/values/0/amount`. */
  readonly at: string
  readonly message: string
}

type Received = { readonly status: number; readonly type: string; readonly body: unknown }

/** Fields of the extensions that are offered have to be there. */
const demanding = (schema: Schema, extensions: ReadonlySet<string>): Schema => {
  const offered = Object.entries(schema.properties ?? {}).flatMap(([field, { "x-extension": extension }]) =>
    extension !== undefined && extensions.has(extension) ? [field] : [],
  )
  return { ...schema, required: [...(schema.required ?? []), ...offered] }
}

/** Of a choice that fails, only what is wrong inside the likely branch. */
const telling = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const inside = errors.filter(
    ({ keyword, params }) => keyword !== "anyOf" && keyword !== "oneOf" && params["type"] !== "null",
  )
  return inside.length > 0 ? inside : errors
}

const problemOf = ({ instancePath, keyword, params, message = "" }: ErrorObject): ShapeProblem => {
  const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : ""
  const isCode = instancePath === "/code" && keyword === "enum"
  return {
    kind: isCode ? "code" : "shape",
    at: instancePath + missing,
    message: missing === "" ? message : "is missing",
  }
}

const escaped = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1")

/** Judges a response by the document: its status, its type, its body and the code of a refusal. */
export const createShapes = (document: Document, extensions: ReadonlySet<string>) => {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    demanding(schema, extensions),
  ])
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema({ ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }, "api")
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` })
    compiled.set(pointer, known)
    return known
  }
  return (method: string, path: string, { status, type, body }: Received): readonly ShapeProblem[] => {
    const operation: Described | undefined = document.paths[path]?.[method.toLowerCase()]
    const answer = operation?.responses[status]
    if (!answer) return [{ kind: "status", at: "", message: `${status} is not documented` }]
    const [media] = Object.keys(answer.content ?? {})
    if (media === undefined) return body === "" ? [] : [{ kind: "type", at: "", message: "has a body" }]
    if (!type.startsWith(media))
      return [{ kind: "type", at: "", message: `is ${type || "nothing"} instead of ${media}` }]
    const pointer = ["paths", path, method.toLowerCase(), "responses", String(status), "content", media, "schema"]
    const validate = validatorOf(`/${pointer.map(escaped).map(encodeURIComponent).join("/")}`)
    return (Array.isArray(body) && media.endsWith("ndjson") ? body : [body]).flatMap((value) =>
      validate(value) ? [] : telling(validate.errors ?? []).map(problemOf),
    )
  }
}
