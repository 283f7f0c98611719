import { Ticket } from "#domain/shared/ticket.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"
import type { Api } from "#adapters/shared/api.ts"

const refusals = { IncorrectPassword: { code: "IncorrectPassword" } }

/** A file with everything that the server stores. */
export const requestDataFile =
  (api: Api) =>
  ({ password }: PasswordProof) =>
    api({ method: "POST", path: "/profile/data", body: { password }, answer: Ticket, refusals })

export const closeAccount =
  (api: Api) =>
  ({ password }: PasswordProof) =>
    api({ method: "POST", path: "/profile/close", body: { password }, answer: null, refusals })
