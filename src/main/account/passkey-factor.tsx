import { requestPasskeyCode } from "#adapters/account/passkey-factor.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { passkeyFactor } from "#machines/account/passkey-factor.machine.ts"
import { PasskeyFactor, type PasskeyFactorProps } from "#ui/account/passkey-factor.tsx"
import type { App } from "#main/site/app.ts"
import { apiOf } from "#main/site/api.ts"

export const createPasskeyFactor = (app: App) => {
  const api = apiOf(app)
  const machine = passkeyFactor.provide({ actors: { requestPasskeyCode: fillPort(requestPasskeyCode(api, window)) } })
  return (props: PasskeyFactorProps) => <PasskeyFactor machine={machine} {...props} />
}
