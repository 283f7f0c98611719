import type { Api } from "#adapters/shared/api.ts"
import type { OldToken, EmailLinkToken } from "#domain/account/account-failures.ts"

const OldToken = { code: "OldToken" }

/**
 * Confirms the new e-mail address of an account. Fails with `AlreadyConfirmed` after an earlier confirmation, and with `AlreadyRegistered`
 * if another account has the address by now. Fails with `OldToken` if the link no longer works.
 */
export const confirmEmailChange = (api: Api) => (body: EmailLinkToken) =>
  api("POST /email-change/confirm", {
    body,
    anonymous: true,
    refusals: {
      AlreadyConfirmed: { status: 409, code: "AlreadyConfirmed" },
      AlreadyRegistered: { status: 409, code: "AlreadyRegistered" },
      OldToken,
    },
  })

/**
 * Restores the old e-mail address of an account. Fails with `AlreadyUndone` after an earlier use of the link, and with `AlreadyRegistered`
 * if another account has the old address. Fails with `OldToken` if the link no longer works.
 */
export const undoEmailChange = (api: Api) => (body: EmailLinkToken) =>
  api("POST /email-change/undo", {
    body,
    anonymous: true,
    refusals: { AlreadyUndone: { status: 409, code: "AlreadyUndone" }, OldToken },
  })

export const resendEmailChange = (api: Api) => () => api("POST /profile/email-change/resend", { body: {} })

export const cancelEmailChange = (api: Api) => () => api("DELETE /profile/email-change")
