import type { ComponentType } from "react"
import { memoizeAsync } from "../../adapters/shared/memoize-async"
import { MeterFacts } from "../../ui/shop/home/meter-facts"
import { useExtension } from "../../ui/site/site-config"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"

/** Code and texts load where the operator offers estimates; elsewhere the parts are nothing. */
export const lazyEstimates = (app: App) => {
  const load = memoizeAsync(async () => (await import("./estimates")).createEstimates(app))
  const whenOffered = <Props extends object>(
    Part: ComponentType<Props>,
    Otherwise: ComponentType<Props> = () => null,
  ) =>
    function WhenOffered(props: Props) {
      return useExtension("estimates") ? <Part {...props} /> : <Otherwise {...props} />
    }
  return {
    Purchase: whenOffered(lazyPart(app, async () => (await load()).Purchase, ["estimates"])),
    Day: whenOffered(lazyPart(app, async () => (await load()).Day, ["estimates"])),
    Meter: whenOffered(
      lazyPart(app, async () => (await load()).Meter, ["estimates"], MeterFacts),
      MeterFacts,
    ),
    Samples: whenOffered(lazyPart(app, async () => (await load()).Samples, ["estimates", "buy"])),
    Returns: whenOffered(lazyPart(app, async () => (await load()).Returns, ["estimates"])),
    Price: whenOffered(lazyPart(app, async () => (await load()).Price, ["estimates"])),
  }
}
