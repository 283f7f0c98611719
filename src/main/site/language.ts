import { Result } from "effect"
import { changeLocale } from "#adapters/site/locale.ts"
import { createSavedLocale } from "#adapters/site/preferences.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { isSignedIn } from "#domain/site/session.ts"
import { sessionStateOf } from "#machines/site/session.machine.ts"
import { loadTexts, listRequestedNamespaces } from "#ui/shared/i18n.ts"
import type { AppContext } from "./app.ts"
import { reloadProfile } from "./freshness.ts"
import { clientModule, lazyAdapters } from "./lazy-client.ts"

interface Choice {
  readonly locale: Locale
}

/**
 * Loads all texts in use in the next language. Repeats if a part of the page has requested more texts in the old language during the load.
 */
const loadAllTexts = async ({ i18n }: Pick<AppContext, "i18n">, next: Locale): Promise<void> => {
  const inUse = listRequestedNamespaces(i18n)
  await loadTexts(i18n, next, [...inUse])
  if (listRequestedNamespaces(i18n).size > inUse.size) await loadAllTexts({ i18n }, next)
}

const switchLanguage =
  ({ i18n, freshness, locale }: AppContext) =>
  async (next: Locale) => {
    const before = locale()
    await loadAllTexts({ i18n }, next)
    await i18n.changeLanguage(next)
    document.documentElement.lang = next
    // The loaded data is stale, because the server's texts are in the old language and a visitor's prices may be in its currency.
    if (before !== next) freshness.send({ type: "stale", topics: ["language"] })
  }

/** Shows a language in this tab and on the next visit. */
export const showLocale = (app: AppContext) => changeLocale({ cookies: app.cookies, show: switchLanguage(app) })

export const showLocaleInEveryTab = (app: AppContext) => async (choice: Choice) => {
  const result = await showLocale(app)(choice)
  if (Result.isSuccess(result)) app.preferences.notify(choice)
  return result
}

/** Returns the action of the language switch, which also saves a customer's choice to the account, like the settings page. */
export const chooseLocale = (app: AppContext) => {
  const calls = lazyAdapters(app, clientModule)
  const saveLocale = calls((adapters, api) => adapters.saveLocale(api))
  return async (choice: Choice) => {
    const result = await showLocaleInEveryTab(app)(choice)
    // Saves in the background, because the cookie keeps the choice if the account cannot be saved.
    if (Result.isSuccess(result) && isSignedIn(sessionStateOf(app.session.getSnapshot()))) void saveLocale(choice)
    return result
  }
}

/**
 * Follows the language in the customer's profile, which takes precedence over that of the cookie. A change of the profile in another tab
 * reloads the profile.
 */
export const followProfileLocale = (app: AppContext): void => {
  const { session, preferences, locale } = app
  const savedLocale = createSavedLocale()
  session.subscribe(({ context }) => {
    const saved = savedLocale(context.profile, locale())
    if (saved !== null) preferences.notify({ locale: saved })
  })
  preferences.subscribe((change, isRemote) => {
    if (isRemote && "profile" in change) reloadProfile(app)
  })
}
