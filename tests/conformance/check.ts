import { expect, test as base } from "vitest"
import { plainCall, readApiPage } from "./api-page.ts"
import { relations } from "./relations.ts"
import { account, type Answer, type Ask, extensionOf, origin, send, site } from "./server.ts"
import { shapeProblems } from "./shape.ts"

/** A status, and of a refusal its code and perhaps its field. */
export type Expected = number | readonly [status: number, code: string, field?: string]

const page = readApiPage()
/** The row of a call in docs/api.md. */
const rowOf = (call: string): string => {
  const { response = "", errors = "" } = page.rows.get(plainCall(call)) ?? {}
  return `${call} (docs/api.md: ${[response, errors].filter((cell) => cell !== "").join("; ")})`
}

/** "GET /mining/btc: 200", "POST /exports: 400 InvalidField file (extension exports)" */
export const named = ({ call, params = {}, query = {} }: Ask, expected: Expected): string => {
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
const documentedHeaders = ({ status, body }: Answer) => ({
  Date: expect.stringMatching(/ GMT$/),
  "X-Request-Id": body?.requestId ?? expect.stringMatching(/./),
  "Cache-Control": expect.stringContaining("no-store"),
  ...(isBusy(status) && { "Retry-After": expect.stringMatching(/^\d+$/) }),
  ...(site !== origin && { "Access-Control-Allow-Origin": expect.toBeOneOf([site, "*"]) }),
})

const refusalOf = ({ status, body }: Answer) => (status < 400 ? [status] : [status, body?.code, body?.field])

export const signIn = {
  call: "POST /token",
  form: { grant_type: "password", username: account.email, password: account.password },
}
let session: Promise<string> | undefined

/**
 * `check` sends a call and compares its answer with what a test expects and with what docs/api.md and the OpenAPI document promise of
 * every answer. A test ends as skipped where the server refuses more calls for now. `token` is one session for all tests.
 */
export const test = base
  .extend("send", ({ task }) => {
    const attempt = 1 + (task.result?.retryCount ?? 0)
    return (ask: Ask) => send(ask, `conformance/${attempt} (${task.name})`)
  })
  .extend("check", ({ send, skip }) => async (ask: Ask, expected: Expected): Promise<Answer> => {
    const answer = await send(ask)
    const { status, headers } = answer
    const wanted = [expected].flat()
    const documented = documentedHeaders(answer)
    const received = Object.fromEntries(Object.keys(documented).map((name) => [name, headers.get(name)]))
    const isLimited = status === 429 && wanted[0] !== 429
    const compare = isLimited ? expect : expect.soft
    compare(received, `headers of ${ask.call}`).toEqual(documented)
    if (isLimited) skip(`429: run it again in ${headers.get("Retry-After")} s`)
    const result = refusalOf(answer)
    const isExpected = status === wanted[0]
    expect(isExpected ? result.slice(0, wanted.length) : result, rowOf(ask.call)).toEqual(wanted)
    expect(shapeProblems(answer), rowOf(ask.call)).toEqual([])
    if (status < 300) for (const relation of relations[ask.call] ?? []) relation(answer)
    return answer
  })
  .extend("token", ({ check }) => (session ??= check(signIn, 200).then(({ body }) => body.access_token as string)))
