import { RecoveryCodes, RecoveryCodesLeft } from "#domain/account/two-factor.ts"
import type { IncorrectPassword, OutOfStep } from "#domain/account/account-failures.ts"
import { type Api, part } from "#adapters/shared/api.ts"
import { SecurityEvents, OpenSessions, Protection } from "#domain/account/security.ts"
import { offsetOf, pageSize } from "#domain/shared/paging.ts"
import { Effect } from "effect"
import { Ticket } from "#domain/shared/ticket.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"

const IncorrectPassword = { code: "IncorrectPassword" }
const recoveryCodes = "/profile/tfa/recovery-codes"
const OutOfStep = { status: 409, code: "TwoFactorDisabled" }

export const loadRecoveryCodes = (api: Api) => () =>
  api({ method: "GET", path: recoveryCodes, answer: RecoveryCodesLeft, refusals: { OutOfStep } })

export const createRecoveryCodes =
  (api: Api) =>
  ({ password }: { readonly password: string }) =>
    api({
      method: "POST",
      path: recoveryCodes,
      body: { password },
      answer: RecoveryCodes,
      refusals: { IncorrectPassword, OutOfStep },
    })

export const loadEvents =
  (api: Api) =>
  ({ page }: { readonly page: number }) =>
    api({
      method: "GET",
      path: "/profile/events",
      query: { offset: String(offsetOf(page)), count: String(pageSize) },
      answer: SecurityEvents,
    })

export const loadSessions = (api: Api) => () => api({ method: "GET", path: "/profile/sessions", answer: OpenSessions })

/** Ends one session, or all others. One that is not found has ended already. */
export const endSessions =
  (api: Api) =>
  ({ sessionId }: { readonly sessionId: string | null }) =>
    api({
      method: "DELETE",
      path: sessionId === null ? "/profile/sessions" : `/profile/sessions/${part(sessionId)}`,
      answer: null,
      refusals: { SessionEnded: { status: 404 } },
    }).pipe(Effect.catchTag("SessionEnded", () => Effect.succeed(null)))

export const loadProtection = (api: Api) => () =>
  api({ method: "GET", path: "/profile/protection", answer: Protection })

/** A file with everything that the server stores. */
export const requestDataFile =
  (api: Api) =>
  ({ password }: PasswordProof) =>
    api({ method: "POST", path: "/profile/data", body: { password }, answer: Ticket, refusals: { IncorrectPassword } })

export const closeAccount =
  (api: Api) =>
  ({ password }: PasswordProof) =>
    api({ method: "POST", path: "/profile/close", body: { password }, answer: null, refusals: { IncorrectPassword } })
