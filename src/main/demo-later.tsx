import { useSyncExternalStore } from "react"
import type { ComponentType } from "react"
import { loadTexts } from "../ui/i18n"
import type { App } from "./app"
import type { DemoLayer } from "./demo-layer"

/** Fetched when the first demo customer is met; from then on it stays, for its last word comes when they are none any more. */
export const createDemo = (app: App): { readonly Bar: ComponentType; readonly Modal: ComponentType } => {
  let layer: DemoLayer | null = null
  let fetching = false
  const listeners = new Set<() => void>()
  const fetchLayer = async () => {
    fetching = true
    try {
      const [{ createLayer }] = await Promise.all([
        import("./demo-layer"), loadTexts(app.i18n, app.locale(), ["demo", "account", "cabinet"])
      ])
      layer = createLayer(app)
      listeners.forEach((listener) => listener())
    } catch {
      // Without it the demo is still a cabinet to look around in; the next page asks again.
      fetching = false
    }
  }
  const look = () => {
    if (!fetching && app.session.getSnapshot().matches("demo")) void fetchLayer()
  }
  app.session.subscribe(look)
  look()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => { listeners.delete(listener) }
  }
  const useLayer = () => useSyncExternalStore(subscribe, () => layer, () => null)
  return {
    Bar: () => {
      const fetched = useLayer()
      return fetched && <fetched.Bar />
    },
    Modal: () => {
      const fetched = useLayer()
      return fetched && <fetched.Modal />
    }
  }
}
