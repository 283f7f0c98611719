import { navigate } from "wouter/use-browser-location"
import { DemoModal } from "../../ui/demo/demo/demo-modal"
import { paths } from "../../ui/site/paths"
import { useAppActor } from "../../ui/site/session"
import type { App } from "../site/app"
import { demoOf } from "./demo-modal"

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
    Modal: () => {
      const [state, send] = useAppActor(modal)
      return <DemoModal state={state} send={send} />
    },
  }
}
export type DemoLayer = ReturnType<typeof createDemoLayer>
