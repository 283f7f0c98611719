import { callFailed } from "../domain/shared/failure"
import { FailurePanel } from "../ui/kit/feedback/failure-panel"
import { NotFound } from "../ui/site/not-found/not-found"
import type { App } from "./site/app"
import { awaitConfig, currentConfig } from "./site/config"
import { lazyPart } from "./site/lazy-part"

export const page = (app: App) => {
  const Reset = lazyPart(
    app,
    async () => {
      await awaitConfig()
      if (!currentConfig().extensions.includes("twoFactorReset")) return NotFound
      return (await import("./account/two-factor-reset")).createTwoFactorReset(app)
    },
    ["account"],
    () => <FailurePanel failure={callFailed("offline")} />,
  )
  return () => <Reset />
}
