import type { Effect } from "effect"
import { useState } from "react"
import { takeTokenFromAddress } from "#adapters/account/mail-token.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { LetterLinkFailure, LetterToken } from "#domain/account/account-failures.ts"
import { letterLink } from "#machines/account/letter-link.machine.ts"
import { twoFactorReset } from "#machines/account/two-factor-reset.machine.ts"
import { LetterLink } from "#ui/account/letter-link/letter-link.tsx"
import { TwoFactorReset } from "#ui/account/two-factor-reset.tsx"
import { humanCheck } from "./account/human-check.ts"
import type { App } from "./site/app.ts"
import { lazyAdapters } from "./site/lazy-calls.ts"

/** The page of a two-factor reset. A visit with the token of an e-mail cancels a reset, and a visit without a token requests one. */
export const page = (app: App) => {
  const calls = lazyAdapters(
    app,
    lazyModule(() => import("#adapters/account/recovery.ts"), app),
  )
  const request = provide(twoFactorReset)({
    obtainHumanCheck: humanCheck,
    requestTwoFactorReset: calls((adapters, api) => adapters.requestTwoFactorReset(api)),
  })
  const cancel = provide(letterLink)({
    takeTokenFromAddress: takeTokenFromAddress(),
    followLetterLink: calls(
      (adapters, api) =>
        (link: LetterToken): Effect.Effect<null, LetterLinkFailure> =>
          adapters.cancelTwoFactorReset(api)(link),
    ),
  })
  return () => {
    const [hasToken] = useState(() => new URLSearchParams(location.search).has("token"))
    return hasToken ? <LetterLink kind="cancelTwoFactorReset" machine={cancel} /> : <TwoFactorReset machine={request} />
  }
}
