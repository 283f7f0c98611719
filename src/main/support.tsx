import { Effect } from "effect"
import { openSupport, type ChatModule } from "#adapters/cabinet/chat.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { taggedFailure } from "#domain/shared/failure.ts"
import { supportSidebar } from "#machines/cabinet/support-sidebar.machine.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import { SupportPage } from "#ui/cabinet/support-sidebar/support-page.tsx"
import { siteSettings } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"
import { getStoredConsent, importAllowedModule } from "./site/third-parties.ts"
import { watchIdentification } from "./site/watch-session.ts"

/** Creates the support page, with the operator's chat if one is configured and allowed to load. */
export const createPage = (app: AppContext) => {
  const customer = () => {
    const { profile } = sessionStateOf(app.session.getSnapshot())
    return { id: profile?.id ?? "", email: profile?.email ?? "" }
  }
  const machine = provide(supportSidebar)({
    openSupport: () =>
      siteSettings.pipe(
        // Settings that failed to load count as settings without a chat.
        Effect.mapError(() => taggedFailure("ChatNotFound")),
        Effect.flatMap(({ chat }) =>
          openSupport(importAllowedModule<ChatModule>(getStoredConsent(app), chat), customer)(),
        ),
      ),

    watchIdentification: watchIdentification(app),
  })
  return () => <SupportPage machine={machine} onRetry={() => app.session.send({ type: "profile.reload" })} />
}
