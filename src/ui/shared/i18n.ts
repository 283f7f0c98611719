import i18next, { type i18n as I18n } from "i18next"
import { brand } from "#brand/brand.ts"
import { defaultLocale, type Locale } from "#domain/shared/currency.ts"
import { joinWithNbsp } from "./join-with-nbsp.ts"

/** The namespaces, each with one file per locale: locales/<locale>/<area>/<namespace>.json. Only prerendering uses `head`. */
export const namespaces = [
  "common",
  "home",
  "account",
  "buy",
  "estimates",
  "pay",
  "cabinet",
  "dashboard",
  "support",
  "partner",
  "review",
  "consent",
  "site",
  "orders",
  "settings",
  "security",
  "passkeys",
  "demo",
  "history",
  "withdrawal",
] as const
export type Namespace = (typeof namespaces)[number]

const files = new Map(
  Object.entries(
    import.meta.glob<Record<string, unknown>>(["./*/*/*.json", "!./*/site/head.json"], {
      base: "../../../locales",
      import: "default",
    }),
    // "./en-US/shop/buy.json" → "./en-US/buy.json"
  ).map(([path, load]) => [path.split("/").toSpliced(2, 1).join("/"), load]),
)

/** The interpolation options of i18next. Every text may contain the placeholder `{{brand}}`. */
export const interpolation = { escapeValue: false, defaultVariables: { brand: brand.name } }

/** Creates an i18next instance without texts. `loadTexts` adds the texts of a page. */
export const createI18n = (): I18n => {
  const instance = i18next
    .createInstance()
    .use({ type: "postProcessor", name: "joinWithNbsp", process: (text: string) => joinWithNbsp(text) })
  void instance.init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    ns: [],
    defaultNS: "common",
    resources: {},
    interpolation,
    // Sets the default separators explicitly. Without them, i18next tests each key with a regular expression to guess whether it is a
    // sentence.
    keySeparator: ".",
    nsSeparator: ":",
    postProcess: "joinWithNbsp",
    react: { useSuspense: false },
  })
  return instance
}

const requested = new WeakMap<I18n, Set<Namespace>>()

/** Returns every namespace that was requested, loaded or not. */
export const listRequestedNamespaces = (i18n: I18n): ReadonlySet<Namespace> => requested.get(i18n) ?? new Set()

/** Loads the missing texts of these namespaces. Rejects if a file fails to load. */
export const loadTexts = async (i18n: I18n, locale: Locale, namespaces: ReadonlyArray<Namespace>): Promise<void> => {
  requested.set(i18n, new Set([...listRequestedNamespaces(i18n), ...namespaces]))
  await Promise.all(
    namespaces
      .filter((namespace) => !i18n.hasResourceBundle(locale, namespace))
      .map(async (namespace) => {
        const load = files.get(`./${locale}/${namespace}.json`)
        if (!load) throw new Error(`No texts: locales/${locale}/*/${namespace}.json`)
        i18n.addResourceBundle(locale, namespace, await load())
      }),
  )
}
