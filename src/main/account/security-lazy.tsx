import type { ComponentType } from "react"
import { callFailed } from "../../domain/shared/failure"
import { FailurePanel } from "../../ui/kit/feedback/failure-panel"
import type { App } from "../site/app"
import { lazyPart } from "../site/lazy-part"

/** Its code and texts load when the tab is opened. */
export const createLazySecurity = (app: App): ComponentType<{ readonly email: string }> =>
  lazyPart(
    app,
    async () => (await import("./security")).createSecurity(app),
    ["security", "history"],
    () => <FailurePanel failure={callFailed("offline")} />,
  )
