import { settingsPlace } from "#domain/account/settings-tab.ts"
import type { SettingsTabChanged } from "#machines/account/settings-tabs.machine.ts"
import { watchLocation } from "#adapters/site/location.ts"

/** Sends the tab that the URL of the settings names. */
export const watchTab = (site: Window) =>
  watchLocation<SettingsTabChanged>(site, (search) => ({
    type: "tab.changed",
    tab: settingsPlace(new URLSearchParams(search).get("tab")),
  }))
