import type { Api } from "#adapters/shared/api.ts"

export const resendEmailChange = (api: Api) => () =>
  api({ method: "POST", path: "/profile/email-change/resend", body: {}, answer: null })

export const cancelEmailChange = (api: Api) => () =>
  api({ method: "DELETE", path: "/profile/email-change", answer: null })
