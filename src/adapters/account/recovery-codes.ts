import { Effect } from "effect"
import { RecoveryCodes, RecoveryCodesLeft } from "../../domain/account/recovery-codes"
import type { IncorrectPassword, OutOfStep } from "../../domain/account/settings-failures"
import type { CallFailed, ServerRefusal } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"
import { isConflict } from "../shared/conflict"

const path = "/profile/tfa/recovery-codes"

const outOfStep = (error: ServerRefusal | CallFailed): OutOfStep | CallFailed =>
  isConflict(error, "TwoFactorDisabled") ? taggedFailure("OutOfStep") : asCallFailed(error)

export const loadRecoveryCodes = (api: Api) => (): Effect.Effect<RecoveryCodesLeft, OutOfStep | CallFailed> =>
  Effect.mapError(api({ method: "GET", path, answer: RecoveryCodesLeft }), outOfStep)

export const createRecoveryCodes =
  (api: Api) =>
  ({
    password,
  }: {
    readonly password: string
  }): Effect.Effect<RecoveryCodes, IncorrectPassword | OutOfStep | CallFailed> =>
    Effect.mapError(api({ method: "POST", path, body: { password }, answer: RecoveryCodes }), (error) =>
      error._tag === "Refused" && error.code === "IncorrectPassword"
        ? taggedFailure("IncorrectPassword")
        : outOfStep(error),
    )
