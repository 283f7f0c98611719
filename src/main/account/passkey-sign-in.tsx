import { requestPasskey, signInByPasskey, requestPasskeyCode } from "#adapters/account/passkey-sign-in.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { passkeyFactor } from "#machines/account/passkey-factor.machine.ts"
import { passkeySignIn } from "#machines/account/passkey-sign-in.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { PasskeyFactor, type PasskeyFactorProps } from "#ui/account/passkey-factor.tsx"
import { PasskeySignIn, type PasskeySignInProps } from "#ui/account/passkey-sign-in.tsx"

export const createPasskeySignIn = (app: AppContext) => {
  const api = createPageApi(app)
  const machine = provide(passkeySignIn)({
    requestPasskey: requestPasskey(api, window),
    signInByPasskey: signInByPasskey(api, app.tokens),
  })
  return ({ redirect }: PasskeySignInProps) => <PasskeySignIn machine={machine} redirect={redirect} />
}

export const createPasskeyFactor = (app: AppContext) => {
  const api = createPageApi(app)
  const machine = provide(passkeyFactor)({ requestPasskeyCode: requestPasskeyCode(api, window) })
  return (props: PasskeyFactorProps) => <PasskeyFactor machine={machine} {...props} />
}
