import { Effect } from "effect"
import { fillPort } from "../adapters/shared/fill-port"
import type { ChatModule } from "../adapters/cabinet/chat"
import { openSupport } from "../adapters/cabinet/chat"
import { taggedFailure } from "../domain/shared/failure"
import { visitorOf } from "../machines/site/session.machine"
import { supportSidebar } from "../machines/cabinet/support-sidebar.machine"
import { SupportPage } from "../ui/cabinet/support-sidebar/support-page"
import type { App } from "./site/app"
import { siteSettings } from "./site/api"
import { consentOf, importAllowedModule } from "./site/third-parties"
import { watchIdentification } from "./site/watch-visitor"

export const page = (app: App) => {
  const customer = () => {
    const { profile } = visitorOf(app.session.getSnapshot())
    return { id: profile?.id ?? "", email: profile?.email ?? "" }
  }
  const machine = supportSidebar.provide({
    actors: {
      openSupport: fillPort(() =>
        siteSettings.pipe(
          // Unknown is like missing.
          Effect.mapError(() => taggedFailure("ChatMissing")),
          Effect.flatMap(({ chat }) => openSupport(importAllowedModule<ChatModule>(consentOf(app), chat), customer)()),
        ),
      ),
      watchIdentification: watchIdentification(app),
    },
  })
  return () => <SupportPage machine={machine} onRetry={() => app.session.send({ type: "profile.reload" })} />
}
