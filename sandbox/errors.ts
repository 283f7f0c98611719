import { HTTPException } from "hono/http-exception"
import type { ExtensionName } from "./extensions.ts"
import { extensionOffMessage, messages, type Code } from "./messages.ts"
import type { Locale } from "./tables/shared.ts"
import { isUnavailable } from "./unavailable.ts"

export type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 424 | 429 | 500 | 503

export type Refusal = {
  readonly status: Status
  readonly code: Code
  readonly field?: string | undefined
  /** The extension that this server does not offer. The response contains its name for the engineers of the client. */
  readonly extension?: ExtensionName | undefined
  readonly retryAfter?: number | undefined
  /** Keeps the rows that the call wrote before its refusal, such as a counted attempt or a revoked session. */
  readonly isCommitted?: boolean | undefined
}

type Detail = Omit<Refusal, "status" | "code">

const isRefusal = (cause: unknown): cause is Refusal =>
  typeof cause === "object" && cause !== null && "code" in cause && "status" in cause

/** Creates an error that any rule can throw. The error handler turns the error into the documented error body. */
export const createRefusal = (status: Status, code: Code, detail: Detail = {}): HTTPException =>
  new HTTPException(status, { cause: { status, code, ...detail } satisfies Refusal })

/**
 * Returns true if another customer already has this address. The rules check this too, but only the database detects an address that a
 * concurrent call has just taken.
 */
const isTakenEmail = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === "customer_email_key"

/** Seconds until a call that failed because the database is unavailable may be repeated. */
export const unavailableRetrySeconds = 5

/** Returns the refusal for an error that a call threw. Returns undefined for a bug. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (isUnavailable(error)) return { status: 503, code: "Unavailable", retryAfter: unavailableRetrySeconds }
  if (isTakenEmail(error)) return { status: 409, code: "AlreadyRegistered", field: "email" }
  if (!(error instanceof HTTPException)) return undefined
  if (isRefusal(error.cause)) return error.cause
  if (error.status === 415) return { status: 415, code: "UnsupportedMediaType" }
  return error.status === 400 ? { status: 400, code: "MalformedBody" } : undefined
}

type Explained = Pick<Refusal, "code" | "field" | "extension">

/** Returns the documented error body in the caller's language. The message names the extension that this server does not offer. */
export const createErrorBody = ({ code, field, extension }: Explained, locale: Locale, requestId: string) => ({
  code,
  message: messages[code][locale] + (extension === undefined ? "" : ` ${extensionOffMessage[locale]}: ${extension}.`),
  ...(field === undefined ? {} : { field }),
  requestId,
})
