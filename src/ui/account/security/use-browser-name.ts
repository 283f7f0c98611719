import { useTranslation } from "react-i18next"
import type { ActiveSession } from "#domain/account/security.ts"

/** Returns a function that names a browser, such as "Firefox on Linux". The name omits unknown parts. */
export const useBrowserName = () => {
  const { t } = useTranslation("security")
  return ({ browser, system }: Pick<ActiveSession, "browser" | "system">): string => {
    const name = browser ?? t("sessions.unknownBrowser")
    return system === null ? name : t("sessions.name", { browser: name, system })
  }
}
