import type { Status } from "#sandbox/errors.ts"
import { messages, type Code } from "#sandbox/messages.ts"
import type { OperationMetadata } from "./operation-metadata.ts"
import type { OpenApiResponse, Described, Schema } from "./types.ts"

const meanings: Readonly<Record<Status, string>> = {
  400: "Invalid input",
  401: "A missing, expired or revoked token",
  403: "A two-factor code is needed, or the call is not for this customer",
  404: "Not found",
  409: "A conflict with what is stored",
  413: "A body of more than 64 KiB",
  415: "A body of another type",
  424: "Something that this depends on is missing",
  429: "Too many calls; Retry-After says when to call again",
  500: "A failure of the server",
  503: "The database is away; Retry-After says when to call again",
}

const waits = { "Retry-After": { $ref: "#/components/headers/Retry-After" } }

const refusedWith = (codes: readonly Code[]): Schema => ({
  allOf: [
    { $ref: "#/components/schemas/Refusal" },
    { type: "object", properties: { code: { type: "string", enum: codes } }, required: ["code"] },
  ],
})

const exampleOf = (code: Code) => ({
  value: { code, message: messages[code]["en-US"], requestId: "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01" },
})

const responseOf = (status: Status, codes: readonly Code[], headers: object): OpenApiResponse => ({
  description: meanings[status],
  headers: { ...headers, ...(status === 429 || status === 503 ? waits : {}) },
  content: {
    "application/json": {
      schema: refusedWith(codes),
      examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
    },
  },
})

const always = { 429: ["TooManyAttempts"], 500: ["InternalError"], 503: ["Unavailable"] } as const

type Form = Pick<Described, "security" | "parameters" | "requestBody">

/** Returns the refusals that follow from the form of a call, independent of what the call does. */
const formal = (
  form: Form,
  path: string,
  { extension, acceptsTwoFactorCode }: OperationMetadata,
): Readonly<Partial<Record<Status, readonly Code[]>>> => ({
  ...((form.parameters.length > 0 || form.requestBody) && { 400: ["InvalidField", "UnknownField"] }),
  ...(form.requestBody && {
    400: ["InvalidField", "UnknownField", "MalformedBody"],
    413: ["BodyTooLarge"],
    415: ["UnsupportedMediaType"],
  }),
  ...(form.security.length > 0 && { 401: ["Unauthorized"] }),
  ...(acceptsTwoFactorCode && { 403: ["tfa", "CodeUsed"] }),
  ...((path.includes("{") || extension !== undefined) && { 404: ["NotFound"] }),
  ...always,
})

/** Returns the documented refusals of a call, by status. */
export const refusalsOf = (path: string, form: Form, metadata: OperationMetadata, headers: object) => {
  const own: Readonly<Partial<Record<string, readonly Code[]>>> = metadata.refusals ?? {}
  const common: Readonly<Partial<Record<string, readonly Code[]>>> = formal(form, path, metadata)
  const statuses = [...new Set([...Object.keys(own), ...Object.keys(common)])].map(Number) as readonly Status[]
  return Object.fromEntries(
    statuses.toSorted().map((status) => {
      const codes = [...new Set([...(own[status] ?? []), ...(common[status] ?? [])])]
      return [String(status), responseOf(status, codes, headers)]
    }),
  )
}
