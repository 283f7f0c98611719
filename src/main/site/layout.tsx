import type { ComponentType, ReactNode } from "react"
import { asksConsent } from "#domain/site/config.ts"
import { createDemoLink } from "#main/demo/demo-link.tsx"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { LocaleAndThemeSwitches } from "#ui/site/layout/locale-and-theme-switches.tsx"
import { SiteLayout } from "#ui/site/layout/site-layout.tsx"
import { useConfig } from "./config.ts"
import type { Core } from "./core.ts"
import { lazyPart } from "./part.tsx"
import { useStore } from "./store.ts"

interface LayoutProps {
  readonly account: ReactNode
  readonly children: ReactNode
}

export const createLayout = ({ app, cabinet, layout }: Core): ComponentType<LayoutProps> => {
  const { locale, theme: themeMachine, sidebar, connection, storedTheme } = layout
  const Choices = lazyPart(app, {
    load: () => import("./consent.tsx"),
    view: ({ createConsent }) => createConsent(app),
    texts: ["consent"],
  })
  const Consent = () => asksConsent(useConfig()) && <Choices />
  const Demo = createDemoLink(app)
  return ({ account, children }) => {
    const frame = useStore(cabinet.fetched)
    const theme = useAfterHydration("system", storedTheme)
    return (
      <SiteLayout
        account={account}
        connection={connection}
        sidebar={sidebar}
        cabinet={frame}
        Demo={Demo}
        privacy={<Consent />}
        switches={<LocaleAndThemeSwitches locale={locale} shown={app.locale()} theme={themeMachine} stored={theme} />}
      >
        {children}
      </SiteLayout>
    )
  }
}
