import type { OldToken, LetterToken } from "#domain/account/account-failures.ts"
import type { Api } from "#adapters/shared/api.ts"

const OldToken = { code: "OldToken" }

export const confirmEmailChange =
  (api: Api) =>
  ({ token }: LetterToken) =>
    api({
      method: "POST",
      path: "/email-change/confirm",
      body: { token },
      answer: null,
      anonymous: true,
      refusals: {
        AlreadyConfirmed: { status: 409, code: "AlreadyConfirmed" },
        AlreadyRegistered: { status: 409, code: "AlreadyRegistered" },
        OldToken,
      },
    })

export const undoEmailChange =
  (api: Api) =>
  ({ token }: LetterToken) =>
    api({
      method: "POST",
      path: "/email-change/undo",
      body: { token },
      answer: null,
      anonymous: true,
      refusals: { AlreadyUndone: { status: 409, code: "AlreadyUndone" }, OldToken },
    })

export const resendEmailChange = (api: Api) => () =>
  api({ method: "POST", path: "/profile/email-change/resend", body: {}, answer: null })

export const cancelEmailChange = (api: Api) => () =>
  api({ method: "DELETE", path: "/profile/email-change", answer: null })
