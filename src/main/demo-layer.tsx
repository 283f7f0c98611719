import { navigate } from "wouter/use-browser-location"
import { DemoModal } from "../ui/demo/demo-modal"
import { paths } from "../ui/paths"
import { useAppActor } from "../ui/session"
import type { App } from "./app"
import { demoOf } from "./demo-modal"

/** The way from the demo to a real account, over whatever page is there. */
export const createDemoLayer = (app: App) => {
  const { ids, modal } = demoOf(app)
  const own = () => {
    // Signed in without its id, which this browser has lost: the demo's own page knows what to do.
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
