import { createActor } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import { watchConnection } from "#adapters/site/network.ts"
import { watchLocale } from "#adapters/site/preferences.ts"
import { saveSidebar, sidebarKey, watchSidebar } from "#adapters/site/sidebar.ts"
import { applyTheme, saveTheme, storedTheme, themeKey } from "#adapters/site/theme.ts"
import { connection } from "#machines/site/connection.machine.ts"
import { locale as localeMachine } from "#machines/site/locale.machine.ts"
import { sidebar as sidebarMachine } from "#machines/site/sidebar.machine.ts"
import { theme as themeMachine } from "#machines/site/theme.machine.ts"
import type { AppContext } from "./app.ts"
import { chooseLocale, showLocale } from "./language.ts"

/** Creates the machines of the frame around every page. Applies the stored theme immediately. */
export const createLayoutActors = (app: AppContext) => {
  const sidebarStorage = createSafeStorage(() => localStorage, sidebarKey)
  const themeTargets = { root: document.documentElement, storage: createSafeStorage(() => localStorage, themeKey) }
  applyTheme(themeTargets, storedTheme(themeTargets))
  return {
    storedTheme: () => storedTheme(themeTargets),
    locale: provide(localeMachine)({
      watchLocale: watchLocale(app.preferences),
      changeLocale: chooseLocale(app),
      showLocale: showLocale(app),
    }),
    connection: provide(connection)({ watchConnection: watchConnection(app.network) }),
    sidebar: createActor(
      provide(sidebarMachine)({
        watchSidebar: watchSidebar(window, sidebarStorage),
        saveSidebar: saveSidebar(sidebarStorage),
      }),
    ).start(),
    theme: provide(themeMachine)({ saveTheme: saveTheme(themeTargets) }),
  }
}
