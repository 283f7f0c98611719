import { Effect, Schema } from "effect"
import type { IncorrectPassword } from "../../domain/account/settings-failures"
import type { CallFailed, ServerRefusal } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { PasswordProof } from "../../machines/account/password-task/password-task"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"

/** Whatever the server stores: it is saved as it came. */
const AccountData = Schema.Record(Schema.String, Schema.Unknown)
type AccountData = typeof AccountData.Type

const passwordFailure = (error: ServerRefusal | CallFailed): IncorrectPassword | CallFailed =>
  error._tag === "Refused" && error.code === "IncorrectPassword"
    ? taggedFailure("IncorrectPassword")
    : asCallFailed(error)

export const loadAccountData =
  (api: Api) =>
  ({ password }: PasswordProof): Effect.Effect<AccountData, IncorrectPassword | CallFailed> =>
    Effect.mapError(
      api({ method: "POST", path: "/profile/data", body: { password }, answer: AccountData }),
      passwordFailure,
    )

export const closeAccount =
  (api: Api) =>
  ({ password }: PasswordProof): Effect.Effect<null, IncorrectPassword | CallFailed> =>
    api({ method: "POST", path: "/profile/close", body: { password }, answer: null }).pipe(
      Effect.as(null),
      Effect.mapError(passwordFailure),
    )
