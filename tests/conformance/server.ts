import { randomUUID } from "node:crypto"
import { createApi, createApiDocument } from "#sandbox/api.ts"

/** Reads a value that scripts/conformance.ts passes. Missing values are empty. */
const given = (name: string): string => process.env[`CONFORMANCE_${name}`] ?? ""

/** The origin of the API, such as "https://api.example". */
export const origin = given("URL")
/** The origin of the pages. The default is the origin of the API. */
export const site = given("SITE") || origin
if (origin === "") throw new Error("Run npm run conformance -- https://api.example")

const [, email = "", password = ""] = /^(.+?):(.*)$/.exec(given("AS")) ?? []
/** The test account, which is empty without `--as`. */
export const account = { email, password }
export const hasAccount = email !== ""
export const mayWrite = given("WRITES") !== ""

/** The extensions in the site's settings. */
export const extensions: ReadonlySet<string> = new Set(given("EXTENSIONS").split(","))

export const document = createApiDocument(createApi())
/** Returns the documented operation of a call such as "GET /orders/{orderId}". */
export const operationOf = (call: string) => {
  const [method = "", path = ""] = call.split(" ")
  return document.paths[path]?.[method.toLowerCase()]
}

export const extensionOf = (call: string): string | undefined => operationOf(call)?.["x-extension"]
/** Returns true if the call belongs to no extension or to an offered one. */
export const isOffered = (call: string): boolean => {
  const extension = extensionOf(call)
  return extension === undefined || extensions.has(extension)
}

export interface CallRequest {
  /** The call as in the document, such as "GET /orders/{orderId}". */
  readonly call: string
  /** Ids for the path. An id that does not exist replaces a missing id. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>> | undefined
  readonly token?: string | undefined
  /** True to add a slash to the end of the path. */
  readonly slash?: true
  readonly headers?: Readonly<Record<string, string>>
}

export interface CheckedResponse {
  readonly request: CallRequest
  readonly status: number
  readonly headers: Headers
  /** The parsed body. A file becomes an array of its lines. Tests read only the fields that the shape promises. */
  readonly body: any
}

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  const type = response.headers.get("Content-Type") ?? ""
  try {
    if (type.startsWith("application/json")) return JSON.parse(text)
    if (type.startsWith("application/x-ndjson")) return JSON.parse(`[${text.trim().split("\n").join()}]`)
  } catch {
    // The check of the shape reports the unreadable body, so the parser ignores the error.
  }
  return text
}

/** Sends a call. `agent` is the user agent, which shows in the server's log which test made the call. */
export const send = async (request: CallRequest, agent: string): Promise<CheckedResponse> => {
  const [method = "GET", path = ""] = request.call.split(" ")
  const filled = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? randomUUID()),
  )
  const url = new URL(`/api/v1${filled}${request.slash ? "/" : ""}`, origin)
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value)
  const headers = new Headers({ "Accept-Language": "en-US", "User-Agent": agent, ...request.headers })
  if (site !== origin) headers.set("Origin", site)
  if (request.token !== undefined) headers.set("Authorization", `Bearer ${request.token}`)
  if (request.body !== undefined) headers.set("Content-Type", "application/json")
  const content = request.form
    ? new URLSearchParams(request.form)
    : request.body === undefined
      ? null
      : JSON.stringify(request.body)
  const response = await fetch(url, { method, headers, body: content, redirect: "manual" })
  return { request, status: response.status, headers: response.headers, body: await read(response) }
}
