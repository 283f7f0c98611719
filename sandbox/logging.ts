import { AsyncLocalStorage } from "node:async_hooks"
import { hash } from "node:crypto"
import { pino, type DestinationStream, type Logger } from "pino"
import { networkOf } from "./client.ts"
import { codeOf, kindOf, type FailureKind } from "./failure-kind.ts"

/** Facts about the current request, which each of its log lines contains. */
type Request = Pick<LoggedResponse, "id" | "client" | "country"> & { account?: string; route?: string }

const requests = new AsyncLocalStorage<Request>()

/**
 * Returns the id of the current request, which the customer sees and every log line of the request contains. Returns undefined
 * outside a request.
 */
export const currentRequestId = (): string | undefined => requests.getStore()?.id

/** Returns the address by which calls are rate-limited, or undefined if it is unknown. */
export const currentClient = (): string | undefined => requests.getStore()?.client

/** Returns the client's country (ISO 3166-1), or undefined if no trusted proxy sent it. */
export const currentCountry = (): string | undefined => requests.getStore()?.country

/** Returns the route of the current request, such as `/api/v1/orders/:orderId`. Returns undefined outside the sandbox. */
export const currentRoute = (): string | undefined => requests.getStore()?.route

export const nameRoute = (route: string): void => {
  const request = requests.getStore()
  if (request) request.route = route
}

/** Adds a hash of the account to the log lines, which groups them without revealing the account. */
export const addAccountToLog = (userId: string): void => {
  const request = requests.getStore()
  if (request) request.account = shortHash(userId)
}

/**
 * Returns the fields of a failure for the log, including its cause, because a failed call to another server has its reason only in the
 * cause.
 */
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

type LoggedResponse = {
  readonly method: string
  readonly path: string
  readonly id: string
  readonly client?: string | undefined
  readonly country?: string | undefined
}

/** Counts a failure for the metrics. `code` is the SQLSTATE, or the code of a failed system call. */
export type CountFailure = (failure: {
  readonly kind: FailureKind
  readonly route: string | undefined
  readonly code: string | undefined
}) => void

export type Log = {
  readonly info: Logger["info"]
  readonly logFailure: (failure: unknown) => void
  /** Runs the call and logs one line about it. */
  readonly logResponse: (call: LoggedResponse, respond: () => Promise<Response>) => Promise<Response>
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 12)

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Replaces ids in a path with hashes, because anyone with the id of a demo or of an order without an owner can open it. */
const withoutIds = (path: string): string => decodePath(path).replace(ids, (id) => `#${shortHash(id.toLowerCase())}`)

/** Creates a log of JSON lines. The log contains no bodies, headers or query strings, because they may contain secrets. */
export const createLog = (level: string, stream?: DestinationStream, count: CountFailure = () => undefined): Log => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = stream ? pino(options, stream) : pino(options)
  return {
    info: logger.info.bind(logger),
    logFailure: (failure) => {
      const place = { kind: kindOf(failure), route: currentRoute(), code: codeOf(failure) }
      count(place)
      logger.error({ requestId: currentRequestId(), ...place, failure: failureOf(failure) }, "failure")
    },
    logResponse: ({ method, path, id, client, country }, respond) => {
      const request: Request = { id, client, country }
      const from = performance.now()
      return requests.run(request, async () => {
        const response = await respond()
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
