import { Result } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import type { Locale } from "#domain/shared/currency.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { awaitConfig, config, loadConfig } from "#main/site/config.ts"
import { createOfferedPage } from "#main/site/offered-page.tsx"
import { cleanup, openRoute } from "#tests/account/render-route.tsx"
import { storyI18n } from "#ui/story/story-frame.tsx"

/** Begins a visit whose requests for the settings get these responses. */
const begin = (respond: () => Response) => {
  Object.assign(window, {
    bootstrap: {
      get settings() {
        return Promise.resolve(respond())
      },
      // A visit sets the settings to null once it has taken the response.
      set settings(_: Promise<Response> | null) {},
    },
  })
  config.set(defaultConfig)
  loadConfig({ isRequested: true, hydrated: Promise.resolve() }, (failure) => {
    throw failure
  })
}

afterEach(async () => {
  await cleanup()
  begin(() => Response.json({}))
  await awaitConfig()
  delete window.bootstrap
})

/**
 * Opens the page of the link that undoes a change of address. The page's calls wait for the settings, as in a browser.
 */
const visit = (
  locale: Locale,
  load: () => Promise<typeof import("#main/email-change.tsx")> = () => import("#main/email-change.tsx"),
) => {
  const address = new URL(location.href)
  address.searchParams.set("token", "t")
  history.replaceState(history.state, "", address)
  return openRoute(
    (app) =>
      createOfferedPage("emailChange", load)(
        {
          ...app,
          i18n: storyI18n[locale],
          preferences: { notify: () => {}, locale: () => null, subscribe: () => () => {} },
          loadApi: async () => {
            Result.getOrThrow(await awaitConfig())
            return app.loadApi()
          },
        },
        "emailChange",
      ),
    locale,
    "/email-change/undo?token=t",
    { "/email-change/undo": [null] },
    { action: "undo" },
  )
}

describe.each(["en-US", "ru-RU"] as const)("a page of an extension, in %s,", (locale) => {
  it("opens without the settings, reports that its call failed, and works once the settings are loaded", async () => {
    let isThere = false
    begin(() => (isThere ? Response.json({ extensions: ["emailChange"] }) : new Response("", { status: 503 })))
    const { t, calls } = await visit(locale)
    const undo = page.getByRole("button", { name: t("security:emailChange.undo.action") })
    await undo.click()
    await expect.element(page.getByRole("alert")).toHaveTextContent(t("common:failure.unavailable"))
    expect(calls).toEqual([])
    isThere = true
    await undo.click()
    await expect.element(page.getByText(t("security:emailChange.undo.undone"))).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual(["/email-change/undo"])
  })

  it("is not found if the settings do not name the extension", async () => {
    begin(() => Response.json({ extensions: ["exports"] }))
    const { t } = await visit(locale)
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(t("common:notFound.heading"))
    await expect
      .element(page.getByRole("button", { name: t("security:emailChange.undo.action") }))
      .not.toBeInTheDocument()
  })

  it("says that it did not load if its code fails to load, and offers to reload", async () => {
    begin(() => Response.json({ extensions: ["emailChange"] }))
    const { t } = await visit(locale, () => Promise.reject(new Error("offline")))
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(t("common:chunk.title"))
    await expect.element(page.getByRole("alert")).toHaveTextContent(t("common:chunk.missing"))
    await expect.element(page.getByRole("button", { name: t("common:broken.reload") })).toBeVisible()
  })
})
