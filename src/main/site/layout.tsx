import type { ComponentType, ReactNode } from "react"
import { asksConsent } from "../../domain/site/consent"
import { useAfterHydration } from "../../ui/shared/use-after-hydration"
import { SiteLayout } from "../../ui/site/layout/site-layout"
import { LocaleAndThemeSwitches } from "../../ui/site/layout/locale-and-theme-switches"
import type { Core } from "./core"
import { part } from "./part"
import { useConfig } from "./use-config"
import { useStore } from "./use-store"

interface LayoutProps {
  readonly account: ReactNode
  readonly children: ReactNode
}

/** The frame around every page. */
export const createLayout = ({ app, cabinet, layout }: Core): ComponentType<LayoutProps> => {
  const { language, looks, menu, network, storedTheme } = layout
  const Choices = part(app, { load: async () => (await import("./consent")).createConsent(app), texts: ["consent"] })
  const Consent = () => asksConsent(useConfig()) && <Choices />
  return ({ account, children }) => {
    const frame = useStore(cabinet.frame)
    const theme = useAfterHydration("system", storedTheme)
    return (
      <SiteLayout
        account={account}
        connection={network}
        sidebar={menu}
        cabinet={frame}
        privacy={<Consent />}
        switches={<LocaleAndThemeSwitches locale={language} shown={app.locale()} theme={looks} stored={theme} />}
      >
        {children}
      </SiteLayout>
    )
  }
}
