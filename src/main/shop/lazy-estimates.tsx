import type { ComponentType } from "react"
import { memoizeAsync } from "../../adapters/shared/memoize-async"
import { useExtension } from "../../ui/site/site-config"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"

/** Code and texts load where the operator offers estimates; elsewhere the parts are nothing. */
export const lazyEstimates = (app: App) => {
  const load = memoizeAsync(async () => (await import("./estimates")).createEstimates(app))
  const whenOffered = <Props extends object>(Part: ComponentType<Props>) =>
    function WhenOffered(props: Props) {
      return useExtension("estimates") ? <Part {...props} /> : null
    }
  return {
    Purchase: whenOffered(lazyPart(app, async () => (await load()).Purchase, ["estimates"])),
    Day: whenOffered(lazyPart(app, async () => (await load()).Day, ["estimates"])),
    Price: whenOffered(lazyPart(app, async () => (await load()).Price, ["estimates"])),
  }
}
