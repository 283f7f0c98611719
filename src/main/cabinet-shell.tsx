import { createActor } from "xstate"
import type { ComponentType } from "react"
import { live } from "../adapters/bridge"
import type { Chat } from "../adapters/chat"
import { findChat, mailInsteadOfChat, openChat } from "../adapters/chat"
import { loadWarningCount } from "../adapters/dashboard"
import { demoChat as demoChatMachine } from "../machines/demo-chat/demo-chat.machine"
import { settingsBadge } from "../machines/settings-badge/settings-badge.machine"
import { warningCount } from "../machines/warning-count/warning-count.machine"
import { DemoChat } from "../ui/demo-chat/demo-chat"
import type { CabinetProps } from "../ui/layout/cabinet-layout"
import { CabinetLayout } from "../ui/layout/cabinet-layout"
import { useAppActor, useSession } from "../ui/session"
import { supportAddress } from "../ui/support-sidebar/address"
import type { App } from "./app"
import { createPartnerJoin } from "./partner-join"
import { createReview } from "./review-later"
import { watchAttention, watchPassword } from "./watch-visitor"

/** The global a chat's script leaves itself under, as the build was told (VITE_CHAT). */
const configured: unknown = import.meta.env["VITE_CHAT"]

const isChat = (found: unknown): found is Chat =>
  typeof found === "object" && found !== null && "open" in found && typeof found.open === "function"

const chatOf = (site: Window): (() => Chat | null) => {
  const standIn = mailInsteadOfChat(supportAddress, (to) => site.location.assign(to))
  return () => {
    if (typeof configured !== "string" || configured === "") return standIn
    const found: unknown = (site as unknown as Record<string, unknown>)[configured]
    return isChat(found) ? found : null
  }
}

/** The frame of the cabinet with what it counts, and the demo's chat. */
export const createCabinetShell = (app: App): ComponentType<CabinetProps> => {
  const warnings = createActor(warningCount.provide({
    actors: { watchAttention: watchAttention(app), loadWarningCount: live(loadWarningCount(app.api)) }
  })).start()
  const settings = createActor(settingsBadge.provide({ actors: { watchPassword: watchPassword(app) } })).start()
  const chat = chatOf(window)
  const demoChat = demoChatMachine.provide({ actors: { findChat: live(findChat(chat)), openChat: live(openChat(chat)) } })
  const join = createPartnerJoin(app)
  const Review = createReview(app)
  return (props) => {
    const [{ context: { count } }] = useAppActor(warnings)
    const [badge] = useAppActor(settings)
    const { session } = useSession()
    return (
      <>
        <CabinetLayout
          {...props} join={props.identified ? <join.Button /> : undefined}
          attention={{ orders: count, settings: badge.matches("one") ? 1 : 0 }}
        />
        <join.Modal />
        {session === "authenticated" && <Review />}
        {session === "demo" && <DemoChat machine={demoChat} />}
      </>
    )
  }
}
