import { createActor } from "xstate"
import { fillPort } from "../../adapters/shared/fill-port"
import { assignDemo, createDemoId } from "../../adapters/demo/demo"
import { watchTokens } from "../../adapters/site/watch-tokens"
import { currencyForSignUp } from "../../domain/account/currency-for-sign-up"
import { demoModal } from "../../machines/demo/demo-modal.machine"
import { apiOf } from "../site/api"
import { perApp } from "../site/per-app"

export const demoOf = perApp((app) => {
  const { tokens, cookies, locale } = app
  const ids = createDemoId(() => localStorage)
  const currencyId = () => currencyForSignUp(cookies.read("currencyId"), locale())
  const modal = createActor(
    demoModal.provide({
      actors: {
        watchTokens: watchTokens(tokens),
        assignDemo: fillPort(assignDemo(apiOf(app), tokens, ids, currencyId)),
      },
    }),
  ).start()
  return { ids, modal }
})
