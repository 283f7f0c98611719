import { navigate } from "wouter/use-browser-location"
import { DemoModal } from "#ui/demo/demo/demo-modal.tsx"
import { paths } from "#ui/site/paths.ts"
import { useAppActor } from "#ui/site/session.tsx"
import { createActor } from "xstate"
import { fillPort, provide } from "#adapters/shared/fill-port.ts"
import { assignDemo, createDemoId } from "#adapters/demo/demo.ts"
import { watchTokens } from "#adapters/site/tokens.ts"
import { currencyForSignUp } from "#domain/shared/currency.ts"
import { demoModal } from "#machines/demo/demo-modal.machine.ts"
import { apiOf, type App } from "#main/site/api.ts"
import { perApp } from "#main/site/per-app.ts"

export const demoOf = perApp((app) => {
  const { tokens, cookies, locale } = app
  const ids = createDemoId(() => localStorage)
  const currencyId = () => currencyForSignUp(cookies.read("currencyId"), locale())
  const modal = createActor(
    provide(demoModal)({
      watchTokens: watchTokens(tokens),
      assignDemo: fillPort(assignDemo(apiOf(app), tokens, ids, currencyId)),
    }),
  ).start()
  return { ids, modal }
})

/** The dialog that turns the demo into a real account, above any page. */
export const createDemoLayer = (app: App) => {
  const { ids, modal } = demoOf(app)
  const own = () => {
    // Signed in to a demo whose id this browser has lost: the demo page handles that.
    if (ids.read() === null) navigate(paths.demo())
    else modal.send({ type: "demo.open", onward: null })
  }
  return {
    own,
    Modal: () => <DemoModal {...useAppActor(modal)} />,
  }
}
export type DemoLayer = ReturnType<typeof createDemoLayer>
