import type { Api } from "#adapters/shared/api.ts"
import type { OldToken, EmailLinkToken } from "#domain/account/account-failures.ts"

const OldToken = { code: "OldToken" }

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

export const undoEmailChange = (api: Api) => (body: EmailLinkToken) =>
  api("POST /email-change/undo", {
    body,
    anonymous: true,
    refusals: { AlreadyUndone: { status: 409, code: "AlreadyUndone" }, OldToken },
  })

export const resendEmailChange = (api: Api) => () => api("POST /profile/email-change/resend", { body: {} })

export const cancelEmailChange = (api: Api) => () => api("DELETE /profile/email-change")
