import { useState } from "react"
import { navigate } from "wouter/use-browser-location"
import { takeTokenFromAddress } from "../adapters/account/mail-token"
import { fillPort } from "../adapters/shared/fill-port"
import { cancelTwoFactorReset } from "../machines/account/cancel-two-factor-reset/cancel-two-factor-reset.machine"
import { twoFactorReset } from "../machines/account/two-factor-reset/two-factor-reset.machine"
import { CancelTwoFactorReset } from "../ui/account/cancel-two-factor-reset/cancel-two-factor-reset"
import { TwoFactorReset } from "../ui/account/two-factor-reset/two-factor-reset"
import type { App } from "./site/app"
import { lazyAdapters } from "./site/lazy-calls"
import { humanCheck } from "./site/services"

/** With the token of a letter it cancels, without one it asks for a reset. */
export const page = (app: App) => {
  const calls = lazyAdapters(app, () => import("../adapters/account/two-factor-reset"))
  const request = twoFactorReset.provide({
    actors: {
      obtainHumanCheck: fillPort(humanCheck),
      requestTwoFactorReset: fillPort(calls((adapters, api) => adapters.requestTwoFactorReset(api))),
    },
  })
  const cancel = cancelTwoFactorReset.provide({
    actors: {
      takeTokenFromAddress: fillPort(
        takeTokenFromAddress({ read: () => location, replace: (address) => navigate(address, { replace: true }) }),
      ),
      cancelTwoFactorReset: fillPort(calls((adapters, api) => adapters.cancelTwoFactorReset(api))),
    },
  })
  return () => {
    const [hasToken] = useState(() => new URLSearchParams(location.search).has("token"))
    return hasToken ? <CancelTwoFactorReset machine={cancel} /> : <TwoFactorReset machine={request} />
  }
}
