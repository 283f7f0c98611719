import { Result } from "effect"
import { useState } from "react"
import { forgetToken, takeTokenFromUrl } from "#adapters/account/email-token.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { parseRedirectTarget } from "#domain/site/redirect.ts"
import { recoveryMode } from "#machines/account/recovery-mode.machine.ts"
import { recoveryRequest } from "#machines/account/recovery-request.machine.ts"
import { recoverySetPassword } from "#machines/account/recovery-set-password.machine.ts"
import { RecoveryPage } from "#ui/account/recovery/recovery.tsx"
import { useQuery } from "#ui/site/use-query.ts"
import { humanCheck } from "./account/human-check.ts"
import { createLazyOrderFrame } from "./account/lazy-order-frame.tsx"
import type { AppContext } from "./site/app.ts"
import { lazyAdapters } from "./site/lazy-client.ts"

/** Creates the recovery of a password. A saved password removes the used token from the history entry. */
export const createPage = (app: AppContext) => {
  const calls = lazyAdapters(
    app,
    lazyModule(() => import("#adapters/account/recovery.ts"), app),
  )
  const machine = provide(recoveryMode)({
    takeTokenFromUrl: takeTokenFromUrl(),
  })
  const request = provide(recoveryRequest)({
    obtainHumanCheck: humanCheck,
    requestRecovery: calls((adapters, api) => adapters.requestRecovery(api)),
  })
  const reset = calls((adapters, api) => adapters.resetPassword(api, app.tokens))
  const setPassword = provide(recoverySetPassword)({
    resetPassword: async (input: Parameters<typeof reset>[0], signal) => {
      const done = await reset(input, signal)
      if (Result.isSuccess(done)) forgetToken()
      return done
    },
  })
  const OrderFrame = createLazyOrderFrame(app)
  return () => {
    const search = useQuery()
    const [formAtOnce] = useState(!search.has("token"))
    return (
      <RecoveryPage
        OrderFrame={OrderFrame}
        machine={machine}
        request={request}
        setPassword={setPassword}
        isFormFirst={formAtOnce}
        redirect={parseRedirectTarget(search.get("redirect"))}
      />
    )
  }
}
