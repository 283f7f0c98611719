import { createActor } from "xstate"
import type { ActorRefFrom } from "xstate"
import { fillPort } from "../../adapters/shared/fill-port"
import { assignDemo, createDemoId } from "../../adapters/demo/demo"
import type { DemoId } from "../../adapters/demo/demo"
import { watchTokens } from "../../adapters/site/watch-tokens"
import { currencyForSignUp } from "../../domain/account/currency-for-sign-up"
import { demoModal } from "../../machines/demo/demo-modal/demo-modal.machine"
import type { App } from "../site/app"
import { apiOf } from "../site/api"

interface Demo {
  readonly ids: DemoId
  readonly modal: ActorRefFrom<typeof demoModal>
}

const demos = new WeakMap<App["session"], Demo>()

/** One for the whole site, made when the first page needs it. */
export const demoOf = (app: App): Demo => {
  const existing = demos.get(app.session)
  if (existing !== undefined) return existing
  const api = apiOf(app)
  const { tokens, cookies, locale } = app
  const ids = createDemoId(() => localStorage)
  const currencyId = () => currencyForSignUp(cookies.read("currencyId"), locale())
  const modal = createActor(
    demoModal.provide({
      actors: { watchTokens: watchTokens(tokens), assignDemo: fillPort(assignDemo(api, tokens, ids, currencyId)) },
    }),
  ).start()
  const demo = { ids, modal }
  demos.set(app.session, demo)
  return demo
}
