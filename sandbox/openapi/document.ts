import { brand } from "#sandbox/brand.ts"
import { exampleOf } from "./examples.ts"
import { flattenForm } from "./forms.ts"
import { tags, type OperationMetadata } from "./operation-metadata.ts"
import { refusalsOf } from "./refusals.ts"
import type { OpenApiResponse, Content, Described, Document, Schema } from "./types.ts"

const header = (description: string, schema: object) => ({ description, schema })
const headers = {
  Date: header("The server's clock", { type: "string" }),
  "X-Request-Id": header("Names this call in the server's log", { type: "string" }),
  "Cache-Control": header("No answer may be stored", { type: "string", const: "no-store" }),
  "Retry-After": header("Seconds until the call may be repeated", { type: "integer" }),
}
const parameter = (name: string, description: string, schema: object = { type: "string" }) => ({
  in: "header",
  name,
  description,
  schema,
})
const parameters = {
  "Accept-Language": parameter("Accept-Language", "The language of messages", {
    type: "string",
    enum: ["en-US", "ru-RU"],
  }),
  "X-TFA": parameter("X-TFA", "A two-factor code, a recovery code, or a passkey's answer"),
  ReCaptcha: parameter("ReCaptcha", "The answer of the human check"),
}

const formType = "application/x-www-form-urlencoded"
const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const everyResponse = Object.fromEntries(
  ["Date", "X-Request-Id", "Cache-Control"].map((name) => [name, reference("headers", name)]),
)

/** Takes the optional fields out of the required ones, and marks each with the extension that adds it. */
const relax = ([name, { "x-optional": optional, ...schema }]: readonly [string, Schema]): [string, Schema] => {
  if (!optional) return [name, schema]
  const marked = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const extension = optional[field]
    if (extension === undefined || extension === "optional") return [field, value] as const
    return [
      field,
      "$ref" in value ? { allOf: [value], "x-extension": extension } : { ...value, "x-extension": extension },
    ] as const
  })
  const required = (schema.required ?? []).filter((field) => !(field in optional))
  return [name, { ...schema, properties: Object.fromEntries(marked), required }]
}

/** A call as the generator writes it. */
type Generated = Pick<Described, "security" | "parameters" | "requestBody" | "responses"> & {
  readonly metadata: OperationMetadata
}
export type GeneratedDocument = Omit<Document, "paths"> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Generated>>>>
}

const describe = (
  path: string,
  { metadata, ...generated }: Generated,
  all: Document["components"]["schemas"],
): Described => {
  const withExamples = (content: Content): Content =>
    Object.fromEntries(
      Object.entries(content).map(([type, { schema }]) => [
        type,
        { schema: type === formType ? flattenForm(schema) : schema, example: exampleOf(schema, all) },
      ]),
    )
  const taken = [
    "Accept-Language",
    ...(metadata.acceptsTwoFactorCode ? ["X-TFA"] : []),
    ...(metadata.requiresHumanCheck ? ["ReCaptcha"] : []),
  ]
  const route = { ...generated, security: generated.security ?? [], parameters: generated.parameters ?? [] }
  const successes = Object.entries(route.responses).filter(([status]) => status.startsWith("2"))
  const stream = metadata.lines && { "application/x-ndjson": { schema: reference("schemas", metadata.lines) } }
  const accepted = successes.map(([status, response]): [string, OpenApiResponse] => {
    const content = stream || response.content
    return [status, { ...response, headers: everyResponse, ...(content && { content: withExamples(content) }) }]
  })
  return {
    ...route,
    operationId: metadata.id,
    summary: metadata.summary,
    description: metadata.description,
    tags: [metadata.tag],
    ...(metadata.extension && { "x-extension": metadata.extension }),
    parameters: [...route.parameters, ...taken.map((name) => reference("parameters", name) as never)],
    ...(route.requestBody && {
      requestBody: { ...route.requestBody, content: withExamples(route.requestBody.content) },
    }),
    responses: { ...Object.fromEntries(accepted), ...refusalsOf(path, route, metadata, everyResponse) },
  }
}

export const info = {
  title: brand.name,
  version: "1",
  description: "A cloud-mining shop and cabinet. docs/api.md explains every call.",
  contact: { name: brand.name },
  license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
}
export const tagList = Object.entries(tags).map(([name, description]) => ({ name, description }))

/** Completes the generated document with metadata that the schemas do not contain. */
export const describeCalls = (generated: GeneratedDocument): Document => {
  const schemas = Object.fromEntries(Object.entries(generated.components.schemas).map(relax))
  const paths = Object.entries(generated.paths).map(([path, calls]) => {
    const described = Object.entries(calls).map(([method, call]) => [method, describe(path, call, schemas)] as const)
    return [path, Object.fromEntries(described)] as const
  })
  return {
    ...generated,
    paths: Object.fromEntries(paths),
    components: { ...generated.components, schemas, headers, parameters },
  }
}
