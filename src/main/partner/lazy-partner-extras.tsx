import { memoizeAsync } from "../../adapters/shared/memoize-async"
import { CreateActions } from "../../ui/partner/create-code/create-code"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"
import { offeredPart } from "../site/offered-part"

/** What the extension `partner` adds to the section: its code loads where the operator offers it. */
export const lazyPartnerExtras = (app: App) => {
  const load = memoizeAsync(async () => (await import("./partner-extras")).createPartnerExtras(app))
  return {
    CodeTools: offeredPart(
      "partner",
      lazyPart(app, async () => (await load()).CodeTools, ["partner"]),
    ),
    CreateActions: offeredPart(
      "partner",
      lazyPart(app, async () => (await load()).LabelForm, ["partner"], CreateActions),
      CreateActions,
    ),
    RewardFilters: offeredPart(
      "partner",
      lazyPart(app, async () => (await load()).RewardFilters, ["partner", "history"]),
    ),
    RewardResults: offeredPart(
      "partner",
      lazyPart(app, async () => (await load()).RewardResults, ["partner", "history"]),
    ),
  }
}
