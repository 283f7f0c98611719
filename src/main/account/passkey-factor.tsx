import { requestPasskeyCode } from "../../adapters/account/passkey-factor"
import { fillPort } from "../../adapters/shared/fill-port"
import { passkeyFactor } from "../../machines/account/passkey-factor.machine"
import type { PasskeyFactorProps } from "../../ui/account/passkey-factor"
import { PasskeyFactor } from "../../ui/account/passkey-factor"
import type { App } from "../site/app"
import { apiOf } from "../site/api"

export const createPasskeyFactor = (app: App) => {
  const api = apiOf(app)
  const machine = passkeyFactor.provide({ actors: { requestPasskeyCode: fillPort(requestPasskeyCode(api, window)) } })
  return (props: PasskeyFactorProps) => <PasskeyFactor machine={machine} {...props} />
}
