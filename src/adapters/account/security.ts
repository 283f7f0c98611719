import { Effect } from "effect"
import { pageQuery, type Api, part } from "#adapters/shared/api.ts"
import type { IncorrectPassword, OutOfStep } from "#domain/account/account-failures.ts"
import { SecurityEvents, OpenSessions, Protection, type SessionsToEnd } from "#domain/account/security.ts"
import { RecoveryCodes, RecoveryCodesLeft } from "#domain/account/two-factor.ts"
import { Ticket } from "#domain/shared/ticket.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"

const IncorrectPassword = { code: "IncorrectPassword" }
const recoveryCodes = "/profile/tfa/recovery-codes"
const OutOfStep = { status: 409, code: "TwoFactorDisabled" }

export const loadRecoveryCodes = (api: Api) => () =>
  api(`GET ${recoveryCodes}`, { answer: RecoveryCodesLeft, refusals: { OutOfStep } })

export const createRecoveryCodes = (api: Api) => (body: PasswordProof) =>
  api(`POST ${recoveryCodes}`, { body, answer: RecoveryCodes, refusals: { IncorrectPassword, OutOfStep } })

export const loadEvents = (api: Api) => (it: { readonly page: number }) =>
  api("GET /profile/events", { query: pageQuery(it.page), answer: SecurityEvents })

export const loadSessions = (api: Api) => () => api("GET /profile/sessions", { answer: OpenSessions })

/** Ends one session, or all sessions except this one. A missing session counts as ended, because an earlier call may have ended it. */
export const endSessions =
  (api: Api) =>
  ({ sessionId, ...body }: SessionsToEnd) =>
    api(`POST /profile/sessions${sessionId === null ? "" : `/${part(sessionId)}`}/end`, {
      body,
      refusals: { IncorrectPassword, SessionEnded: { status: 404 } },
    }).pipe(Effect.catchTag("SessionEnded", () => Effect.succeed(null)))

export const loadProtection = (api: Api) => () => api("GET /profile/protection", { answer: Protection })

/** Requests a file with all data that the server stores about the customer. */
export const requestDataFile = (api: Api) => (body: PasswordProof) =>
  api("POST /profile/data", { body, answer: Ticket, refusals: { IncorrectPassword } })

export const closeAccount = (api: Api) => (body: PasswordProof) =>
  api("POST /profile/close", { body, refusals: { IncorrectPassword } })
