// The style sheet is the first import, because it declares the order of the CSS layers.
import "#ui/kit/styles/styles.css"
import { createInstance, type i18n as I18n } from "i18next"
import { createContext, useInsertionEffect, useMemo, type ReactNode } from "react"
import { I18nextProvider, initReactI18next } from "react-i18next"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import type { Locale } from "#domain/shared/currency.ts"
import { ModalStack } from "#ui/kit/overlays/modal-stack.ts"
import { interpolation } from "#ui/shared/i18n.ts"
import { SharedMachines } from "#ui/shared/shared-machines.tsx"
import { pseudoLocalizeAll } from "./story-pseudo.ts"
import { storyShared } from "./story-shared.ts"

const texts = import.meta.glob<Record<string, unknown>>("../../../locales/*/*/*.json", {
  import: "default",
  eager: true,
})

const withAllTexts = (locale: Locale, changed: (texts: unknown) => unknown = (same) => same): I18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    defaultNS: "common",
    resources: {},
    interpolation,
    react: { useSuspense: false },
  })
  for (const [path, bundle] of Object.entries(texts)) {
    const [, locale, namespace] = /locales\/([^/]+)\/[^/]+\/(.+)\.json$/.exec(path) ?? []
    instance.addResourceBundle(locale!, namespace!, changed(bundle))
  }
  return instance
}
/** The i18n instances, one per locale, with all texts loaded. */
export const storyI18n: Record<Locale, I18n> = { "en-US": withAllTexts("en-US"), "ru-RU": withAllTexts("ru-RU") }

/** A pseudo-locale with the numbers and dates of en-US, and with texts that imitate a longer translation. */
const pseudoI18n = withAllTexts("en-US", pseudoLocalizeAll)

/** The function that translates the server's messages in the samples, which are in English, into the language of the page. */
export const ServerTexts = createContext((text: string) => text)

interface Props {
  readonly locale: Locale | "pseudo"
  readonly theme?: "light" | "dark"
  /** The user's text size. WCAG 2.2 requires that a page still works at twice the normal size. */
  readonly text?: "normal" | "double"
  readonly motion?: "full" | "reduced"
  readonly at?: string
  readonly memory?: ReturnType<typeof memoryLocation>
  readonly serverText?: (locale: Locale, text: string) => string
  readonly children: ReactNode
}

/** Provides the context of every page to stories and walks: texts, a path and the design tokens. */
export const StoryFrame = ({ locale, theme, text, motion, at = "/", memory, serverText, children }: Props) => {
  const memoryRouter = useMemo(() => memory ?? memoryLocation({ path: at }), [memory, at])
  const language = locale === "pseudo" ? "en-US" : locale
  const inLanguage = useMemo(
    () => (message: string) => serverText?.(language, message) ?? message,
    [serverText, language],
  )
  // Runs before layout effects, in which components measure themselves.
  useInsertionEffect(() => {
    const page = document.documentElement
    if (theme) page.dataset["theme"] = theme
    if (motion) page.dataset["motion"] = motion
    if (text) page.style.fontSize = text === "double" ? "200%" : ""
    page.lang = language
  }, [theme, motion, text, language])
  return (
    <I18nextProvider i18n={locale === "pseudo" ? pseudoI18n : storyI18n[locale]}>
      <SharedMachines value={storyShared}>
        <ModalStack value={null}>
          <Router hook={memoryRouter.hook} searchHook={memoryRouter.searchHook}>
            <ServerTexts value={inLanguage}>{children}</ServerTexts>
          </Router>
        </ModalStack>
      </SharedMachines>
    </I18nextProvider>
  )
}
