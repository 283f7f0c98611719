import { memoizeAsync } from "../../adapters/shared/memoize-async"
import { MeterFacts } from "../../ui/shop/home/meter-facts"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"
import { offeredPart } from "../site/offered-part"

/** Code and texts load where the operator offers estimates; elsewhere the parts are nothing. */
export const lazyEstimates = (app: App) => {
  const load = memoizeAsync(async () => (await import("./estimates")).createEstimates(app))
  return {
    Purchase: offeredPart(
      "estimates",
      lazyPart(app, async () => (await load()).Purchase, ["estimates"]),
    ),
    Day: offeredPart(
      "estimates",
      lazyPart(app, async () => (await load()).Day, ["estimates"]),
    ),
    Meter: offeredPart(
      "estimates",
      lazyPart(app, async () => (await load()).Meter, ["estimates"], MeterFacts),
      MeterFacts,
    ),
    Samples: offeredPart(
      "estimates",
      lazyPart(app, async () => (await load()).Samples, ["estimates", "buy"]),
    ),
    Returns: offeredPart(
      "estimates",
      lazyPart(app, async () => (await load()).Returns, ["estimates"]),
    ),
    Price: offeredPart(
      "estimates",
      lazyPart(app, async () => (await load()).Price, ["estimates"]),
    ),
  }
}
