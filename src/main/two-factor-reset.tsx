import type { Effect } from "effect"
import { useState } from "react"
import { takeTokenFromUrl } from "#adapters/account/email-token.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { EmailLinkFailure, EmailLinkToken } from "#domain/account/account-failures.ts"
import { emailLink } from "#machines/account/email-link.machine.ts"
import { twoFactorReset } from "#machines/account/two-factor-reset.machine.ts"
import { EmailLink } from "#ui/account/email-link/email-link.tsx"
import { TwoFactorReset } from "#ui/account/two-factor-reset.tsx"
import { humanCheck } from "./account/human-check.ts"
import type { AppContext } from "./site/app.ts"
import { lazyAdapters } from "./site/lazy-client.ts"

/**
 * Creates the page of a two-factor reset. A visit with the token from an e-mail cancels a reset, and a visit without a token requests one.
 */
export const createPage = (app: AppContext) => {
  const calls = lazyAdapters(
    app,
    lazyModule(() => import("#adapters/account/recovery.ts"), app),
  )
  const request = provide(twoFactorReset)({
    obtainHumanCheck: humanCheck,
    requestTwoFactorReset: calls((adapters, api) => adapters.requestTwoFactorReset(api)),
  })
  const cancel = provide(emailLink)({
    takeTokenFromUrl: takeTokenFromUrl(),
    followEmailLink: calls(
      (adapters, api) =>
        (link: EmailLinkToken): Effect.Effect<null, EmailLinkFailure> =>
          adapters.cancelTwoFactorReset(api)(link),
    ),
  })
  return () => {
    const [hasToken] = useState(() => new URLSearchParams(location.search).has("token"))
    return hasToken ? <EmailLink kind="cancelTwoFactorReset" machine={cancel} /> : <TwoFactorReset machine={request} />
  }
}
