import { createActor } from "xstate"
import { assignDemo, createDemoIdStore } from "#adapters/demo/demo.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { watchTokens } from "#adapters/site/tokens.ts"
import { chooseSignUpCurrency } from "#domain/shared/currency.ts"
import { demoModal } from "#machines/demo/demo-modal.machine.ts"
import { createPageApi } from "#main/site/api.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"

/** Creates the machine without its dialog, because the demo page leads to an account even if the dialog fails to load. */
export const createDemoModal = memoizePerApp((app) => {
  const { tokens, cookies, locale } = app
  const ids = createDemoIdStore(() => localStorage)
  const currencyId = () => chooseSignUpCurrency(cookies.read("currencyId"), locale())
  const modal = createActor(
    provide(demoModal)({
      watchTokens: watchTokens(tokens),
      assignDemo: assignDemo(createPageApi(app), tokens, ids, currencyId),
    }),
  ).start()
  return { ids, modal }
})
