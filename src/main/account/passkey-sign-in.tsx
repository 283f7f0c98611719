import { fillPort } from "../../adapters/shared/fill-port"
import { requestPasskey, signInByPasskey } from "../../adapters/account/passkey-sign-in"
import { passkeySignIn } from "../../machines/account/passkey-sign-in.machine"
import type { PasskeySignInProps } from "../../ui/account/passkey-sign-in"
import { PasskeySignIn } from "../../ui/account/passkey-sign-in"
import type { App } from "../site/app"
import { apiOf } from "../site/api"

export const createPasskeySignIn = (app: App) => {
  const api = apiOf(app)
  const machine = passkeySignIn.provide({
    actors: {
      requestPasskey: fillPort(requestPasskey(api, window)),
      signInByPasskey: fillPort(signInByPasskey(api, app.tokens)),
    },
  })
  return ({ redirect }: PasskeySignInProps) => <PasskeySignIn machine={machine} redirect={redirect} />
}
