import { Effect, Option, Schema } from "effect"
import type { ApiCall } from "#adapters/shared/api.ts"
import { buildCardWithCode } from "#domain/fixtures/invoice.ts"
import { Invoice } from "#domain/orders/invoice.ts"
import type { CallFailed, CallFailureReason } from "#domain/shared/failure.ts"
import { Ticket } from "#domain/shared/ticket.ts"
import { Tokens } from "#domain/site/account.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import type { OwnResponse } from "#sandbox/faults.ts"
import { isDoneByPerson, type Script, type ScriptStep } from "#scripts/paths/script.ts"
import type { ExternalEvent } from "#scripts/paths/words/external-events.ts"
import { callsOf, tagOf } from "./adapters.ts"
import {
  eventActionsOf,
  inBrowser,
  noCode,
  type ApiRoute,
  type AppAction,
  type MockedRequest,
  type AppSetup,
  type Reply,
} from "./app-setup.ts"

/** Response bodies with fields that the adapter reads but the port's answer lacks, by the schema of the response. */
const unsampled = new Map<unknown, object>([
  [
    Tokens,
    { access_token: "an-access-token", refresh_token: "a-refresh-token", expires_in: 900, token_type: "Bearer" },
  ],
  [Invoice, buildCardWithCode()],
  [Ticket, { ticket: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b20" }],
])

/** Encodes the sample as the API would. If the sample has several parts, `index` selects the part that belongs to this call. */
export const successOf = ({ response }: ApiCall<unknown>, sample: unknown, index = 0): OwnResponse => {
  if (response === undefined) return { status: 204 }
  const encode = Schema.encodeUnknownOption(response)
  const parts = typeof sample === "object" && sample !== null ? Object.values(sample) : []
  const bodies = [sample, ...parts, unsampled.get(response)].flatMap((each) => Option.toArray(encode(each)))
  return { status: 200, body: bodies[index] }
}

const own = (response: OwnResponse): Reply => ({ kind: "response", response })

/**
 * Returns the refusal with the status, code and field by which the call recognizes the failure. Returns null if the
 * call declares no such refusal.
 */
const refusalOf = ({ refusals }: ApiCall<unknown>, tag: string, { message }: Partial<CallFailed>): Reply | null => {
  const row = refusals?.[tag]
  if (row === undefined || typeof row === "function") return null
  const { status = 400, field, code = field ? "Required" : status === 404 ? "NotFound" : tag } = [row].flat()[0]!
  return own({ status, body: { code: [code].flat()[0], field, message } })
}

const responses: Partial<Record<CallFailureReason, number | Reply["kind"]>> = {
  offline: "drop",
  timeout: "slow",
  server: "500",
  malformed: "malformed",
  unavailable: 503,
  refused: 400,
  forbidden: 403,
  notFound: 404,
  tooMany: 429,
}

/** Returns the reply that makes the call fail in this way, or null if no response of the API leads to it. */
const failureOf = ({ reason, requestId, retryAfter, message }: CallFailed): Reply | null => {
  if (reason === "cancelled") return own(noCode)
  const status = responses[reason]
  const headers = {
    ...(requestId !== null && { "x-request-id": requestId }),
    ...(retryAfter !== null && { "retry-after": String(retryAfter) }),
  }
  const all = Object.keys(headers).length === 0 ? {} : { headers }
  if (typeof status === "number")
    return own({ status, body: { code: "Refused", message: message ?? undefined }, ...all })
  return status === undefined ? null : { kind: status, ...all }
}

const routeOf = ({ query }: AppSetup, { method, path, query: values = {} }: ApiCall<unknown>): ApiRoute => {
  const [name = ""] = query?.split("=") ?? []
  if (values[name] === undefined) return { method, path }
  return { method, path: `${path}?${query}${query!.endsWith("=") ? values[name] : ""}` }
}

/**
 * Returns the adapter of a port with its input, and the requests that the app sends while the machine waits for the
 * port.
 */
export const findRequests = (app: AppSetup, port: string, snapshot: AnyMachineSnapshot, steps: readonly PathStep[]) => {
  const actor = snapshot.children[port]?.getSnapshot() as { readonly input?: any } | undefined
  const input = app.portInput?.(port, steps) ?? actor?.input
  const adapter = app.adapters?.[port] ?? port
  const calls = port in inBrowser ? [] : callsOf(adapter, input)
  return { input, adapter, calls, routes: calls.map((call) => routeOf(app, call)) }
}

type Answer = Extract<ExternalEvent, { kind: "answer" }>
type Replies = readonly (Reply | null | undefined)[]

const repliesOf = (
  app: AppSetup,
  { port, tag, sample }: Answer,
  requests: ReturnType<typeof findRequests>,
): Replies => {
  const { input, adapter, calls } = requests
  const written = app.replies?.[`${port} ${tag}`]
  if (written !== undefined) return written(sample, input).map(own)
  if (tag === "ok") return calls.map((call, index) => own(successOf(call, sample, index)))
  if (tag === "ResponseLost") return [{ kind: "drop" }]
  const failed = sample as CallFailed & { readonly failure?: CallFailed }
  if (tag !== "CallFailed") return [refusalOf(calls[0]!, tag, failed) ?? (failed.failure && failureOf(failed.failure))]
  // No response of the API causes this failure if the adapter turns it into another failure, such as a lost response of
  // a writing call into `ResponseLost`.
  return [tagOf(adapter, input, () => Effect.fail(failed)) === tag ? failureOf(failed) : null]
}

/**
 * Returns the requests of a port with the replies that lead to this answer. Returns null if no response of the API
 * leads to it.
 */
export const mockAnswer = (app: AppSetup, answer: Answer, before: AnyMachineSnapshot, steps: readonly PathStep[]) => {
  const requests = findRequests(app, answer.port, before, steps)
  const [first] = requests.routes
  if (first === undefined) return null
  const mockedRequests = repliesOf(app, answer, requests).flatMap((reply, index) =>
    reply ? [{ ...(requests.routes[index] ?? first), ...reply }] : [],
  )
  return mockedRequests.length > 0 ? mockedRequests : null
}

/**
 * Returns the action that causes the event of this step. The action is empty if a person or a response causes the
 * event.
 */
export const actionOf = (app: AppSetup, { does, event }: ScriptStep): AppAction => {
  if (isDoneByPerson(does) || does.kind === "answer") return {}
  if (does.kind === "delay") return { milliseconds: does.milliseconds }
  return eventActionsOf(app)[does.type]?.(event) ?? {}
}

/** Returns the requests that get their replies in this step of a path. */
export const mockedRequestsOf = (app: AppSetup, { start, steps }: Script, index: number): readonly MockedRequest[] => {
  const { does } = steps[index]!
  return !isDoneByPerson(does) && does.kind === "answer"
    ? (mockAnswer(app, does, (steps[index - 1] ?? start).state, steps) ?? [])
    : [actionOf(app, steps[index]!).mockedRequest ?? []].flat()
}
