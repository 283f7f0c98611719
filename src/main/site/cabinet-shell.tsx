import { Result } from "effect"
import type { ComponentType } from "react"
import { createActor } from "xstate"
import { findChat, emailInsteadOfChat, openChat, type ChatModule } from "#adapters/cabinet/chat.ts"
import { loadWarningCount } from "#adapters/cabinet/dashboard.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { settingsBadge } from "#machines/account/settings-badge.machine.ts"
import { demoChat as demoChatMachine } from "#machines/demo/demo-chat.machine.ts"
import { warningCount } from "#machines/site/warning-count.machine.ts"
import { createPartnerJoin } from "#main/partner/partner-join.tsx"
import { DemoChat } from "#ui/demo/demo-chat/demo-chat.tsx"
import { supportMailto } from "#ui/shared/support-mailto.ts"
import { CabinetLayout, type CabinetLayoutProps } from "#ui/site/layout/cabinet-layout.tsx"
import { useAppActor, useSession } from "#ui/site/session.tsx"
import { createPageApi } from "./api.ts"
import type { AppContext } from "./app.ts"
import { awaitConfig } from "./config.ts"
import { lazyPart } from "./part.tsx"
import { useStore } from "./store.ts"
import { getStoredConsent, importAllowedModule } from "./third-parties.ts"
import { watchCabinetPresence, watchPassword } from "./watch-session.ts"

/** Loads the operator's chat module. If no module is set or allowed to load, an e-mail to the support replaces the chat. */
const loadChat = (app: AppContext) => async (): Promise<ChatModule> => {
  const { chat } = Result.getOrThrow(await awaitConfig())
  return (
    importAllowedModule<ChatModule>(getStoredConsent(app), chat) ??
    emailInsteadOfChat(supportMailto, (to) => location.assign(to))
  )()
}

/** Creates the frame of the cabinet with its counts and the demo's chat. */
export const createCabinetShell = (app: AppContext): ComponentType<CabinetLayoutProps> => {
  const warnings = createActor(
    provide(warningCount)({
      watchCabinetPresence: watchCabinetPresence(app),
      loadWarningCount: loadWarningCount(createPageApi(app)),
    }),
  ).start()
  const settings = createActor(provide(settingsBadge)({ watchPassword: watchPassword(app) })).start()
  const demoChat = provide(demoChatMachine)({
    findChat: findChat(loadChat(app)),
    openChat: openChat(loadChat(app)),
  })
  const join = createPartnerJoin(app)
  // The prompt is lazy, because it appears only once per browser.
  const Review = lazyPart(app, {
    load: () => import("./review.tsx"),
    view: ({ createReview }) => createReview(app),
    texts: ["review"],
    after: app.firstLoadDone,
  })
  return (props) => {
    const { state: warning } = useAppActor(warnings)
    const { state: badge } = useAppActor(settings)
    const { status } = useSession()
    const consent = useStore(getStoredConsent(app))
    return (
      <>
        <CabinetLayout
          {...props}
          join={props.isIdentified ? <join.Button /> : undefined}
          attention={{ orders: warning.context.count, settings: badge.matches("one") ? 1 : 0 }}
        >
          {props.children}
          {status === "demo" && <DemoChat key={consent} machine={demoChat} />}
        </CabinetLayout>
        <join.Modal />
        {status === "authenticated" && <Review />}
      </>
    )
  }
}
