import { RecoveryCodes, RecoveryCodesLeft } from "#domain/account/two-factor.ts"
import type { OutOfStep } from "#domain/account/account-failures.ts"
import type { Api } from "#adapters/shared/api.ts"

const path = "/profile/tfa/recovery-codes"

const OutOfStep = { status: 409, code: "TwoFactorDisabled" }

export const loadRecoveryCodes = (api: Api) => () =>
  api({ method: "GET", path, answer: RecoveryCodesLeft, refusals: { OutOfStep } })

export const createRecoveryCodes =
  (api: Api) =>
  ({ password }: { readonly password: string }) =>
    api({
      method: "POST",
      path,
      body: { password },
      answer: RecoveryCodes,
      refusals: { IncorrectPassword: { code: "IncorrectPassword" }, OutOfStep },
    })
