import { Effect } from "effect"
import { createPageQuery, type Api, encodePathSegment } from "#adapters/shared/api.ts"
import type { IncorrectPassword, AlreadyInRequestedState } from "#domain/account/account-failures.ts"
import { SecurityEvents, ActiveSessions, Protection, type SessionRevocation } from "#domain/account/security.ts"
import { RecoveryCodes, RecoveryCodesLeft } from "#domain/account/two-factor.ts"
import { Ticket } from "#domain/shared/ticket.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"

const IncorrectPassword = { code: "IncorrectPassword" }
const recoveryCodes = "/profile/tfa/recovery-codes"
const AlreadyInRequestedState = { status: 409, code: "TwoFactorDisabled" }

/** Loads the number of unused recovery codes. Fails with `AlreadyInRequestedState` if two-factor is disabled. */
export const loadRecoveryCodes = (api: Api) => () =>
  api(`GET ${recoveryCodes}`, { response: RecoveryCodesLeft, refusals: { AlreadyInRequestedState } })

/**
 * Creates recovery codes, which replace all earlier codes. Fails with `IncorrectPassword`, or with `AlreadyInRequestedState` if two-factor
 * is disabled.
 */
export const createRecoveryCodes = (api: Api) => (body: PasswordProof) =>
  api(`POST ${recoveryCodes}`, {
    body,
    response: RecoveryCodes,
    refusals: { IncorrectPassword, AlreadyInRequestedState },
  })

export const loadEvents = (api: Api) => (input: { readonly page: number }) =>
  api("GET /profile/events", { query: createPageQuery(input.page), response: SecurityEvents })

export const loadSessions = (api: Api) => () => api("GET /profile/sessions", { response: ActiveSessions })

/**
 * Ends one session, or all sessions except this one. A missing session counts as ended, because an earlier call may have ended it. Fails
 * with `IncorrectPassword`.
 */
export const revokeSessions =
  (api: Api) =>
  ({ sessionId, ...body }: SessionRevocation) =>
    api(`POST /profile/sessions${sessionId === null ? "" : `/${encodePathSegment(sessionId)}`}/end`, {
      body,
      refusals: { IncorrectPassword, SessionEnded: { status: 404 } },
    }).pipe(Effect.catchTag("SessionEnded", () => Effect.succeed(null)))

export const loadProtection = (api: Api) => () => api("GET /profile/protection", { response: Protection })

/** Requests the ticket of a file with all data that the server stores about the customer. Fails with `IncorrectPassword`. */
export const requestDataFile = (api: Api) => (body: PasswordProof) =>
  api("POST /profile/data", { body, response: Ticket, refusals: { IncorrectPassword } })

/**
 * Closes the account. Fails with `IncorrectPassword`. If something is left in the account, `CallFailed` contains the server's explanation.
 */
export const closeAccount = (api: Api) => (body: PasswordProof) =>
  api("POST /profile/close", { body, refusals: { IncorrectPassword } })
