import type { Effect } from "effect"
import { useState } from "react"
import { navigate } from "wouter/use-browser-location"
import { takeTokenFromAddress } from "../adapters/account/mail-token"
import { fillPort } from "../adapters/shared/fill-port"
import type { LetterLinkFailure, LetterToken } from "../domain/account/letter-link"
import { letterLink } from "../machines/account/letter-link.machine"
import { twoFactorReset } from "../machines/account/two-factor-reset.machine"
import { LetterLink } from "../ui/account/letter-link/letter-link"
import { TwoFactorReset } from "../ui/account/two-factor-reset"
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
  const cancel = letterLink.provide({
    actors: {
      takeTokenFromAddress: fillPort(
        takeTokenFromAddress({ read: () => location, replace: (address) => navigate(address, { replace: true }) }),
      ),
      followLetterLink: fillPort(
        calls(
          (adapters, api) =>
            (link: LetterToken): Effect.Effect<null, LetterLinkFailure> =>
              adapters.cancelTwoFactorReset(api)(link),
        ),
      ),
    },
  })
  return () => {
    const [hasToken] = useState(() => new URLSearchParams(location.search).has("token"))
    return hasToken ? <LetterLink kind="cancelTwoFactorReset" machine={cancel} /> : <TwoFactorReset machine={request} />
  }
}
