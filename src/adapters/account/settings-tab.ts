import type { AnyEventObject } from "xstate"
import { fromCallback } from "xstate"
import { settingsTab } from "../../domain/account/settings-tab"
import type { SettingsTabChanged } from "../../machines/account/settings-tabs/settings-tabs.machine"

/** The browser fires the first event itself; wouter fires the others. */
const navigations = ["popstate", "pushState", "replaceState"]

/** Which tab the address of this page names, now and after each navigation; silent once another page is addressed. */
export const watchTab = (site: Window) =>
  fromCallback<AnyEventObject, undefined, SettingsTabChanged>(({ sendBack }) => {
    const path = site.location.pathname
    const report = () => {
      if (site.location.pathname === path)
        sendBack({ type: "tab.changed", tab: settingsTab(new URLSearchParams(site.location.search).get("tab")) })
    }
    report()
    navigations.forEach((name) => site.addEventListener(name, report))
    return () => navigations.forEach((name) => site.removeEventListener(name, report))
  })
