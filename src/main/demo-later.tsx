import { useSyncExternalStore } from "react"
import type { ComponentType } from "react"
import { DemoBar } from "../ui/demo/demo-bar"
import { loadTexts } from "../ui/i18n"
import type { App } from "./app"
import { tellDemo } from "./demo-known"
import type { DemoLayer } from "./demo-layer"

/** Its bar, and what is fetched when the first demo customer is met; from then on it stays, for its last word comes when they are none any more. */
export const createDemo = (app: App): { readonly Bar: ComponentType; readonly Modal: ComponentType } => {
  let layer: DemoLayer | null = null
  let fetching = false
  let asked = false
  const listeners = new Set<() => void>()
  const fetchLayer = async () => {
    fetching = true
    try {
      const [{ createLayer }] = await Promise.all([
        import("./demo-layer"), loadTexts(app.i18n, app.locale(), ["demo", "account", "cabinet"])
      ])
      layer = createLayer(app)
      listeners.forEach((listener) => listener())
      if (asked) layer.own()
    } catch {
      // Without it the demo is still a cabinet to look around in; the next page asks again.
      fetching = false
    }
  }
  const look = () => {
    const { value } = app.session.getSnapshot()
    asked &&= value === "checking" || value === "demo"
    if (!fetching && value === "demo") void fetchLayer()
  }
  const own = () => {
    if (layer) return layer.own()
    asked = true
    return look()
  }
  tellDemo(app)
  app.session.subscribe(look)
  look()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => { listeners.delete(listener) }
  }
  const useLayer = () => useSyncExternalStore(subscribe, () => layer, () => null)
  return {
    Bar: () => <DemoBar onOwn={own} />,
    Modal: () => {
      const fetched = useLayer()
      return fetched && <fetched.Modal />
    }
  }
}
