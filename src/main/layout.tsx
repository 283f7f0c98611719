import { useSyncExternalStore } from "react"
import type { ComponentType, ReactNode } from "react"
import { createActor } from "xstate"
import { live } from "../adapters/bridge"
import { watchConnection } from "../adapters/connection"
import { watchLocale } from "../adapters/preferences"
import { keepSidebar, watchSidebar } from "../adapters/sidebar"
import { keepTheme, putOn, storageOf, storedTheme } from "../adapters/theme"
import { connection } from "../machines/connection/connection.machine"
import { locale as localeMachine } from "../machines/locale/locale.machine"
import { sidebar as sidebarMachine } from "../machines/sidebar/sidebar.machine"
import { theme as themeMachine } from "../machines/theme/theme.machine"
import { useAfterHydration } from "../ui/hydration"
import { SiteLayout } from "../ui/layout/site-layout"
import { Switches } from "../ui/layout/switches"
import type { App } from "./app"
import type { CabinetFrame } from "./cabinet-frame"
import { chooseLocale, showLocale } from "./language"

interface LayoutProps {
  readonly account: ReactNode
  readonly children: ReactNode
}

/** What stands around every page. Puts on the stored theme at once. */
export const createLayout = (app: App, cabinet: CabinetFrame): ComponentType<LayoutProps> => {
  const places = { root: document.documentElement, storage: storageOf(() => localStorage) }
  const stored = storedTheme(places)
  putOn(places, stored)
  const language = localeMachine.provide({
    actors: {
      watchLocale: watchLocale(app.preferences),
      changeLocale: live(chooseLocale(app)),
      showLocale: live(showLocale(app))
    }
  })
  const network = connection.provide({ actors: { watchConnection: watchConnection(window) } })
  const menu = createActor(sidebarMachine.provide({
    actors: { watchSidebar: watchSidebar(window, places.storage), keepSidebar: live(keepSidebar(places.storage)) }
  })).start()
  const looks = themeMachine.provide({ actors: { keepTheme: live(keepTheme(places)) } })
  return ({ account, children }) => {
    const frame = useSyncExternalStore(cabinet.subscribe, cabinet.frame, cabinet.frame)
    const theme = useAfterHydration("system", () => storedTheme(places))
    return (
      <SiteLayout
        account={account} connection={network} sidebar={menu} cabinet={frame}
        switches={<Switches locale={language} shown={app.locale()} theme={looks} stored={theme} />}
      >
        {children}
      </SiteLayout>
    )
  }
}
