import { DemoBar } from "../ui/demo/demo-bar"
import { DemoModal } from "../ui/demo/demo-modal"
import { useAppActor } from "../ui/session"
import type { App } from "./app"
import { demoOf } from "./demo-modal"

/** What a demo customer has around every page: the bar in it, and the way to a real account over it. */
export const createLayer = (app: App) => {
  const { modal } = demoOf(app)
  return {
    Bar: () => <DemoBar onOwn={() => modal.send({ type: "demo.open", onward: null })} />,
    Modal: () => {
      const [state, send] = useAppActor(modal)
      return <DemoModal state={state} send={send} />
    }
  }
}
export type DemoLayer = ReturnType<typeof createLayer>
