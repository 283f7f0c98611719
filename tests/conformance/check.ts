import { randomUUID } from "node:crypto"
import { expect, test as base } from "vitest"
import { plainCall, readApiPage } from "./api-page.ts"
import type { Label } from "./consequences.ts"
import { relations } from "./relations.ts"
import { account, type CheckedResponse, type CallRequest, extensionOf, origin, send, site } from "./server.ts"
import { findShapeProblems } from "./shape.ts"

/** The expected status. A refusal also has a code and perhaps a field. */
export type Expected = number | readonly [status: number, code: string, field?: string]

const page = readApiPage()
/** Describes a call with its row in docs/api.md. */
const rowOf = (call: string): string => {
  const { response = "", errors = "" } = page.rows.get(plainCall(call)) ?? {}
  return `${call} (docs/api.md: ${[response, errors].filter((cell) => cell !== "").join("; ")})`
}

/** Names a test, for example "GET /mining/btc: 200" or "POST /exports: 400 InvalidField file (extension exports)". */
export const formatTestName = ({ call, params = {}, query = {} }: CallRequest, expected: Expected): string => {
  const filled = call.replaceAll(/\{(\w+)\}/g, (part, name: string) => params[name] ?? part)
  const search = decodeURIComponent(new URLSearchParams(query).toString())
  const extension = extensionOf(call)
  return [
    filled,
    search && `?${search}`,
    `: ${[expected].flat().join(" ")}`,
    extension && ` (extension ${extension})`,
  ].join("")
}

const isBusy = (status: number) => status === 429 || status === 503
const documentedHeaders = ({ status, body }: CheckedResponse) => ({
  Date: expect.stringMatching(/ GMT$/),
  "X-Request-Id": body?.requestId ?? expect.stringMatching(/./),
  "Cache-Control": expect.stringContaining("no-store"),
  ...(isBusy(status) && { "Retry-After": expect.stringMatching(/^\d+$/) }),
  ...(site !== origin && { "Access-Control-Allow-Origin": expect.toBeOneOf([site, "*"]) }),
})

const refusalOf = ({ status, body }: CheckedResponse) => (status < 400 ? [status] : [status, body?.code, body?.field])

const statusLabel = (wanted: number, status: number): Label => {
  if (status >= 500) return "a failure of the server"
  if (status === wanted) return "the code or field of a refusal"
  if (wanted === 401) return status < 400 ? "a session that is over still works" : "no 401 for a session that is over"
  if (wanted < 400 && status >= 400) return "a refusal where the page needs data"
  return wanted >= 400 && status < 400 ? "a success where the call must be refused" : "another status"
}

/** Calls for which the server responds as if the URL did not exist. */
export const notBuilt = new Set<string>()
const isBuilt = ({ request: { call, slash }, status, body }: CheckedResponse, wanted: number): boolean => {
  if (status === 405 || status === 501) return false
  const isMissing = status === 404 && slash === undefined
  return !isMissing || (body?.code !== undefined && (wanted === 404 || call.includes("{")))
}

export const signIn = {
  call: "POST /token",
  form: { grant_type: "password", username: account.email, password: account.password },
}
let session: Promise<string> | undefined

interface Customer {
  readonly email: string
  readonly token: string
}
let second: Promise<Customer> | undefined

/**
 * The test function of the checks.
 * - `check` sends a call and compares its response with the expectation of a test, with the general promises of
 *   docs/api.md and with the OpenAPI document. `check` skips the test if the server limits the rate of calls at the
 *   moment or does not have the call.
 * - `token` is one session for all tests.
 * - `other` is a second customer, who signs up once.
 */
export const test = base
  .extend("send", ({ task }) => {
    const attempt = 1 + (task.result?.retryCount ?? 0)
    return (request: CallRequest) => send(request, `conformance/${attempt} (${task.name})`)
  })
  .extend("check", ({ send, skip }) => async (request: CallRequest, expected: Expected): Promise<CheckedResponse> => {
    const response = await send(request)
    const { status, headers } = response
    const wanted = [expected].flat()
    if (!isBuilt(response, Number(wanted[0]))) {
      notBuilt.add(request.call)
      skip(`not built: ${request.call}`)
    }
    const isLimited = status === 429 && wanted[0] !== 429
    const compare = isLimited ? expect : expect.soft
    for (const [name, value] of Object.entries(documentedHeaders(response)))
      compare(headers.get(name), `header ${name} of ${request.call}`).toEqual(value)
    if (isLimited) skip(`429: run it again in ${headers.get("Retry-After")} s`)
    const result = refusalOf(response)
    const isExpected = status === wanted[0]
    const label = statusLabel(Number(wanted[0]), status)
    expect(isExpected ? result.slice(0, wanted.length) : result, `${label}: ${rowOf(request.call)}`).toEqual(wanted)
    expect(findShapeProblems(response), `the shape of ${rowOf(request.call)}`).toEqual([])
    if (status < 300) for (const relation of relations[request.call] ?? []) relation(response)
    return response
  })
  .extend("token", ({ check }) => (session ??= check(signIn, 200).then(({ body }) => body.access_token as string)))
  .extend("other", ({ check }) => {
    const email = account.email.replace("@", `+${randomUUID().slice(0, 8)}@`)
    const form = { email, password: account.password, currencyId: "usd" }
    return (second ??= check({ call: "POST /signup", body: form }, 201).then(({ body }) => ({
      email,
      token: body.access_token as string,
    })))
  })
