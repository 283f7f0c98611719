import { AsyncLocalStorage } from "node:async_hooks"
import { hash } from "node:crypto"
import { networkOf } from "./client.ts"
import { codeOf, kindOf, type FailureKind } from "./failure-kind.ts"
import { pino, type DestinationStream, type Logger } from "pino"

/** Facts about the request that is being answered, which its log lines repeat. */
type Request = Pick<Answered, "id" | "client" | "country"> & { account?: string; route?: string }

const requests = new AsyncLocalStorage<Request>()

/** The id of the request that is being answered: the customer sees it, and every line about it has it. */
export const currentRequestId = (): string | undefined => requests.getStore()?.id

/** The address that limits count by; undefined where nothing is counted. */
export const currentClient = (): string | undefined => requests.getStore()?.client

/** The client's country as a trusted proxy sees it, in ISO 3166-1. */
export const currentCountry = (): string | undefined => requests.getStore()?.country

/** The route that answers it, such as `/api/v1/orders/:orderId`; undefined outside the sandbox. */
export const currentRoute = (): string | undefined => requests.getStore()?.route

export const nameRoute = (route: string): void => {
  const request = requests.getStore()
  if (request) request.route = route
}

/** A hash of the account: groups the log lines of one account without naming it. */
export const addAccountToLog = (userId: string): void => {
  const request = requests.getStore()
  if (request) request.account = shortHash(userId)
}

/** The fields of a failure for the log. A failed call to another server names the reason only in its cause. */
const failureOf = (failure: unknown): object =>
  failure instanceof Error
    ? {
        type: failure.name,
        message: failure.message,
        stack: failure.stack,
        ...("code" in failure && { code: failure.code }),
        ...(failure.cause !== undefined && { cause: failureOf(failure.cause) }),
      }
    : { message: String(failure) }

type Answered = {
  readonly method: string
  readonly path: string
  readonly id: string
  readonly client?: string | undefined
  readonly country?: string | undefined
}

/** `code`: SQLSTATE, or that of a failed system call. */
export type CountFailure = (failure: {
  readonly kind: FailureKind
  readonly route: string | undefined
  readonly code: string | undefined
}) => void

export type Log = {
  readonly info: Logger["info"]
  readonly failed: (failure: unknown) => void
  /** Answers, with one line about it. */
  readonly answering: (call: Answered, answer: () => Promise<Response>) => Promise<Response>
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 12)

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Anyone who knows the id of a demo, or of an order without an owner, can open it, so the log has hashes of ids. */
const withoutIds = (path: string): string => decoded(path).replace(ids, (id) => `#${shortHash(id.toLowerCase())}`)

/** A log of JSON lines. They hold no body, no header and no query string, because these may contain secrets. */
export const createLog = (level: string, stream?: DestinationStream, count: CountFailure = () => undefined): Log => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = stream ? pino(options, stream) : pino(options)
  return {
    info: logger.info.bind(logger),
    failed: (failure) => {
      const place = { kind: kindOf(failure), route: currentRoute(), code: codeOf(failure) }
      count(place)
      logger.error({ requestId: currentRequestId(), ...place, failure: failureOf(failure) }, "failure")
    },
    answering: ({ method, path, id, client, country }, answer) => {
      const request: Request = { id, client, country }
      const from = performance.now()
      return requests.run(request, async () => {
        const response = await answer()
        const { account } = request
        const duration = Math.round((performance.now() - from) * 10) / 10
        logger.info(
          {
            requestId: id,
            method,
            path: withoutIds(path),
            status: response.status,
            duration,
            client: client && networkOf(client),
            account,
          },
          "request",
        )
        return response
      })
    },
  }
}
