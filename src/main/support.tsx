import { supportSidebar } from "../machines/support-sidebar/support-sidebar.machine"
import { SupportPage } from "../ui/support-sidebar/support-page"
import type { App } from "./app"
import { watchIdentification } from "./watch-visitor"

export const page = (app: App) => {
  const machine = supportSidebar.provide({ actors: { watchIdentification: watchIdentification(app) } })
  return () => <SupportPage machine={machine} />
}
