import { parse } from "node-html-parser"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { brand } from "#brand/brand.ts"
import { locales, type Locale } from "#domain/shared/currency.ts"
import { routeRules } from "#domain/site/routes.ts"
import head from "#locales/en-US/site/head.json"
import { createCore } from "#main/site/core.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { isInCabinet, paths } from "#ui/site/paths.ts"
import { firstCallsOf, lateCallsOf, type PrerenderSession } from "./first-calls.ts"
import { describeInitialState, findPageName, excludedParameters } from "./matches-prerender.ts"
import { createBrowserPlatform } from "./platform.ts"

export { renderWithData } from "./render-with-data.tsx"

type Attributes = Readonly<Record<string, string>>

/** The pages whose first render is equal for all visitors of a kind. */
const requests = [...Object.values(routeRules), { pattern: "/404", access: "public" }].flatMap((rule) => {
  const path = rule.pattern.replace(/\/:\w+\?$/, "")
  if (path.includes(":") || "offered" in rule) return []
  const sessions: ReadonlyArray<PrerenderSession> = isInCabinet(path)
    ? ["checking"]
    : rule.access === "guest"
      ? ["anonymous"]
      : ["anonymous", "checking"]
  return sessions.map((session) => ({ path, session }))
})

/** The routes with their regular expressions. A path belongs to the first route whose expression it matches. */
const routes = Object.entries(routeRules).map(([name, { pattern }]) => {
  const expression = pattern.replace(/\/:\w+\?/, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")
  return { name, expression: `^${expression.replace(/^\/$/, "")}/?$` }
})

/**
 * The regular expression of a redirect to the payment methods of an order. The sign-in then shows the order, which no prerendered page
 * contains.
 */
const toMethod = "redirect=(?:/|%2[Ff])buy(?:/|%2[Ff])[^&/%]+(?:/|%2[Ff])method"

/** The regular expression of the query parameters that make a page differ from its prerendered HTML, by path. */
const excludedQueries: Attributes = {
  ...Object.fromEntries(
    Object.entries(excludedParameters).map(([path, parameter]) => [path, `${parameter}(?:[=&]|$)|${toMethod}`]),
  ),
  [paths.signIn()]: toMethod,
  [paths.signUp()]: toMethod,
}

/** The page that most people open next, by path. */
const nextPages: Attributes = {
  [paths.home()]: paths.buy(),
  [paths.signIn()]: paths.cabinet(),
  [paths.signUp()]: paths.cabinet(),
  [paths.recovery()]: paths.signIn(),
  [paths.cabinet()]: paths.contracts(),
}

/** The pages that the server renders with their first responses, with the source files of their lazy parts. */
const lazyPartsOfDataPages: { readonly [path: string]: ReadonlyArray<string> } = {
  [paths.cabinet()]: ["src/main/cabinet/fans.tsx", "src/ui/cabinet/forecast/forecast-body.tsx"],
  [paths.home()]: ["src/main/shop/estimates.tsx"],
  [paths.buy()]: ["src/main/shop/estimates.tsx"],
}

const heads = import.meta.glob("../../locales/*/site/head.json", { import: "default", eager: true })
const isDescribed = (name: string): name is keyof typeof head => name in head

/** Renders one page as every visitor of that kind first sees it. The browser must already have that URL and those cookies. */
const renderPage = async (path: string, session: PrerenderSession, locale: Locale) => {
  const core = createCore(await createBrowserPlatform(new Promise(() => {})))
  const { app, cabinet, pages } = core
  // A page of the cabinet other than the dashboard is prerendered as a frame only. The client renders the page into the frame.
  const isFrame = isInCabinet(path) && path !== paths.cabinet()
  await Promise.all([isFrame ? cabinet.fetch() : pages.load(path), loadTexts(app.i18n, locale, ["common"])])
  const namespaces = Object.keys(app.i18n.getDataByLanguage(locale) ?? {})
  const html = renderToString(createElement(createSite(core)))
  const name = findPageName(path)
  const { t } = app.i18n
  const heading = parse(html).querySelector("h1")?.text
  const title = heading === undefined ? brand.name : t("common:title", { title: heading })
  app.i18n.addResourceBundle(locale, "head", heads[`../../locales/${locale}/site/head.json`])
  const description = t(`head:${isDescribed(name) ? name : "cabinet"}`)
  const meta: Attributes = {
    description,
    "og:description": description,
    "og:title": title,
    "og:image:alt": t("head:image"),
    "og:locale": locale.replace("-", "_"),
    "og:locale:alternate": locales.find((other) => other !== locale)!.replace("-", "_"),
  }
  const file = `${locale}/${name}.${session}`
  const calls = firstCallsOf(path, session, locale)
  // Without this value the client renders from scratch, because the HTML contains only the frame.
  const initialState = isFrame ? null : describeInitialState(core)
  return {
    path,
    locale,
    name,
    file,
    title,
    meta,
    initialState,
    html,
    calls,
    next: nextPages[path],
    namespaces,
    late: lateCallsOf(path),
    // A customer's profile changes little on public pages, so these embed responses only for visitors without a session.
    parts: session === (isInCabinet(path) ? "checking" : "anonymous") ? lazyPartsOfDataPages[path] : undefined,
  }
}
export type RenderedPage = Awaited<ReturnType<typeof renderPage>>

/** Renders every prerendered page. `openAt` sets the URL and the cookies of the browser. */
export const renderSite = async (openAt: (path: string, cookie: string) => void) => {
  const pages: Array<RenderedPage> = []
  for (const locale of locales) {
    for (const { path, session } of requests) {
      openAt(path, `culture=${locale}${session === "checking" ? "; token=token" : ""}`)
      pages.push(await renderPage(path, session, locale))
    }
    // The page for paths without prerendered HTML, which is empty and in the right language.
    const home = pages.find((page) => page.path === paths.home() && page.locale === locale)!
    const nothing = {
      initialState: null,
      html: "",
      calls: [],
      next: undefined,
      namespaces: ["common"],
      parts: undefined,
    }
    pages.push({ ...home, ...nothing, name: "empty", file: `${locale}/empty` })
  }
  return { pages, locales, routes, without: excludedQueries }
}
export type RenderedSite = Awaited<ReturnType<typeof renderSite>>
