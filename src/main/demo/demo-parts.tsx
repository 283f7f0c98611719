import type { ComponentType } from "react"
import { navigate } from "wouter/use-browser-location"
import { waitFor } from "xstate"
import { callNowAndOnChange, onSnapshot } from "#adapters/shared/follow.ts"
import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import type { AppContext } from "#main/site/app.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"
import { lazyPart } from "#main/site/part.tsx"
import { useStore } from "#main/site/store.ts"
import { DemoBar } from "#ui/demo/demo/demo-bar.tsx"
import { paths } from "#ui/site/paths.ts"

/**
 * Marks on the root element whether the visitor is a demo customer, which shows the demo bar. The last session decides until the profile
 * has loaded, because a bar that appears after the first render would shift the page.
 */
const markDemoCustomer = ({ session }: AppContext): void => {
  const { dataset } = document.documentElement
  const storage = createSafeStorage(() => localStorage, "demo")
  if (storage.read() === "entered") dataset["demo"] = ""
  const updateMark = () => {
    const { value } = session.getSnapshot()
    if (value === "checking" || (value === "demo") === (dataset["demo"] !== undefined)) return
    if (value === "demo") {
      dataset["demo"] = ""
      storage.write("entered")
    } else {
      delete dataset["demo"]
      storage.remove()
    }
  }
  callNowAndOnChange([onSnapshot(session)], updateMark)
}

interface DemoParts {
  readonly Bar: ComponentType
  readonly Modal: ComponentType
  /** Starts the change to a real account. */
  readonly claimDemo: () => void
}

/**
 * Creates the demo's bar, modal and lazy layer. The layer loads for the first demo customer and stays afterwards, because it shows its last
 * message when the visitor is no longer a demo customer.
 */
export const createDemoParts = memoizePerApp((app): DemoParts => {
  const layer = lazyPart(app, {
    load: () => import("./demo-layer.tsx"),
    view: ({ createDemoLayer }) => createDemoLayer(app),
    texts: ["demo", "account", "cabinet"],
  })
  const loadLayerForDemo = () => {
    // The demo cabinet works without the layer, and the next press retries the load.
    if (app.session.getSnapshot().value === "demo") void layer.fetch().catch(() => null)
  }
  const isDemo = async () => (await waitFor(app.session, ({ value }) => value !== "checking")).value === "demo"
  const openLayer = async () => {
    if (!(await isDemo())) return
    // If the layer fails to load, the demo page opens, which also leads to a real account and shows load errors.
    const fetched = await layer.fetch().catch(() => null)
    if (!(await isDemo())) return
    if (fetched) fetched.claim()
    else navigate(paths.demo())
  }
  markDemoCustomer(app)
  callNowAndOnChange([onSnapshot(app.session)], loadLayerForDemo)
  const claimDemo = () => void openLayer()
  return {
    claimDemo,
    Bar: () => <DemoBar onClaimDemo={claimDemo} />,
    Modal: () => {
      const Layer = useStore(layer.fetched, () => null)
      return Layer && <Layer />
    },
  }
})
