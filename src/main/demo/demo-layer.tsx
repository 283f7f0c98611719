import { navigate } from "wouter/use-browser-location"
import type { AppContext } from "#main/site/app.ts"
import { DemoModal } from "#ui/demo/demo/demo-modal.tsx"
import { paths } from "#ui/site/paths.ts"
import { useAppActor } from "#ui/site/session.tsx"
import { createDemoModal } from "./demo-modal.ts"

/** Creates the dialog that turns the demo into a real account, above any page. */
export const createDemoLayer = (app: AppContext) => {
  const { ids, modal } = createDemoModal(app)
  const openModal = () => {
    // The customer is signed in to a demo whose id this browser has lost. The demo page handles that case.
    if (ids.read() === null) navigate(paths.demo())
    else modal.send({ type: "demo.open", redirectTarget: null })
  }
  return Object.assign(() => <DemoModal {...useAppActor(modal)} />, { claim: openModal })
}
