import { createActor } from "xstate"
import { watchConnection } from "../../adapters/site/connection"
import { fillPort } from "../../adapters/shared/fill-port"
import { safeStorage } from "../../adapters/shared/safe-storage"
import { watchLocale } from "../../adapters/site/preferences"
import { saveSidebar, sidebarKey, watchSidebar } from "../../adapters/site/sidebar"
import { applyTheme, saveTheme, storedTheme, themeKey } from "../../adapters/site/theme"
import { connection } from "../../machines/site/connection.machine"
import { locale as localeMachine } from "../../machines/site/locale.machine"
import { sidebar as sidebarMachine } from "../../machines/site/sidebar.machine"
import { theme as themeMachine } from "../../machines/site/theme.machine"
import type { App } from "./app"
import { chooseLocale, showLocale } from "./language"

/** The machines of the frame around every page. Applies the stored theme at once. */
export const createLayoutActors = (app: App) => {
  const sidebarStorage = safeStorage(() => localStorage, sidebarKey)
  const places = { root: document.documentElement, storage: safeStorage(() => localStorage, themeKey) }
  applyTheme(places, storedTheme(places))
  return {
    storedTheme: () => storedTheme(places),
    language: localeMachine.provide({
      actors: {
        watchLocale: watchLocale(app.preferences),
        changeLocale: fillPort(chooseLocale(app)),
        showLocale: fillPort(showLocale(app)),
      },
    }),
    network: connection.provide({ actors: { watchConnection: watchConnection(app.network) } }),
    menu: createActor(
      sidebarMachine.provide({
        actors: {
          watchSidebar: watchSidebar(window, sidebarStorage),
          saveSidebar: fillPort(saveSidebar(sidebarStorage)),
        },
      }),
    ).start(),
    looks: themeMachine.provide({ actors: { saveTheme: fillPort(saveTheme(places)) } }),
  }
}
