import { Schema } from "effect"
import type { PasswordProof } from "#machines/account/password-task.ts"
import type { Api } from "#adapters/shared/api.ts"

/** Whatever the server stores: it is saved as it came. */
const AccountData = Schema.Record(Schema.String, Schema.Unknown)

const refusals = { IncorrectPassword: { code: "IncorrectPassword" } }

export const loadAccountData =
  (api: Api) =>
  ({ password }: PasswordProof) =>
    api({ method: "POST", path: "/profile/data", body: { password }, answer: AccountData, refusals })

export const closeAccount =
  (api: Api) =>
  ({ password }: PasswordProof) =>
    api({ method: "POST", path: "/profile/close", body: { password }, answer: null, refusals })
