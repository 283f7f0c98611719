import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { AppContext } from "#main/site/app.ts"
import { lazyAdapters } from "#main/site/lazy-client.ts"

/** Returns the adapters of the pages on which people sign in. */
export const createAccountAdapters = (app: AppContext) =>
  lazyAdapters(
    app,
    lazyModule(() => import("#adapters/account/account.ts"), app),
  )
