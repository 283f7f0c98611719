import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { parse } from "node-html-parser"
import { brand } from "#brand/brand.ts"
import head from "#locales/en-US/site/head.json"
import { locales, type Locale } from "#domain/shared/currency.ts"
import { marketingKeys } from "#domain/shop/marketing.ts"
import { pathTo, routeRules } from "#domain/site/routes.ts"
import { createCore } from "#main/site/core.ts"
import { browserPlatform } from "./platform.ts"
import { pageName } from "./matches-prerender.ts"
import { firstCallsOf, type PrerenderVisitor } from "./first-calls.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { isInCabinet, paths } from "#ui/site/paths.ts"

interface PrerenderRequest {
  readonly path: string
  readonly visitor: PrerenderVisitor
  /** With this in its query the page begins otherwise. */
  readonly without?: string
}
interface Attributes {
  readonly [name: string]: string
}

export interface RenderedPage extends PrerenderRequest {
  readonly locale: Locale
  /** The name of its route. */
  readonly name: string
  /** Its place under .pages, without the ending. */
  readonly file: string
  readonly title: string
  /** By name or property, what describes the page to others. */
  readonly meta: Attributes
  /** For src/start/bootstrap.ts. */
  readonly document: Attributes
  /** For src/start/matches-prerender.ts. Without these the client renders from scratch. */
  readonly root: Attributes
  /** What stands inside the root. */
  readonly html: string
  /** The path of the page that most people open next. */
  readonly next: string | undefined
  /** The namespaces of its texts. */
  readonly namespaces: ReadonlyArray<string>
}

export interface RenderedSite {
  readonly pages: ReadonlyArray<RenderedPage>
  readonly locales: ReadonlyArray<Locale>
  /** Which route an address belongs to: the first whose expression it matches. */
  readonly routes: ReadonlyArray<{ readonly name: string; readonly expression: string }>
  /** By path, the parameter with which its page begins otherwise. */
  readonly without: Attributes
}

const both = (path: string, more: Pick<PrerenderRequest, "without"> = {}): ReadonlyArray<PrerenderRequest> =>
  (["anonymous", "checking"] as const).map((visitor) => ({ path, visitor, ...more }))

const documents = (["termsIo", "termsRu", "risks", "staking"] as const).map((name) => pathTo(name))

const requests: ReadonlyArray<PrerenderRequest> = [
  ...[paths.home(), paths.buy(), paths.confirm(), ...documents, "/404"].flatMap((path) => both(path)),
  ...both(paths.recovery(), { without: "token" }),
  { path: paths.signIn(), visitor: "anonymous" },
  { path: paths.signUp(), visitor: "anonymous" },
  ...Object.values(routeRules)
    .filter(({ pattern }) => isInCabinet(pattern) && !pattern.includes(":"))
    .map(({ pattern }) => ({ path: pattern, visitor: "checking" as const })),
]

const routes = Object.entries(routeRules).map(([name, { pattern }]) => {
  const expression = pattern.replace(/\/:\w+\?/, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")
  return { name, expression: `^${expression.replace(/^\/$/, "")}/?$` }
})

const nextPages: { readonly [path: string]: string } = {
  [paths.home()]: paths.buy(),
  [paths.signIn()]: paths.cabinet(),
  [paths.signUp()]: paths.cabinet(),
  [paths.recovery()]: paths.signIn(),
  [paths.cabinet()]: paths.contracts(),
}

const heads = import.meta.glob("../../locales/*/site/head.json", { import: "default", eager: true })
const isDescribed = (name: string): name is keyof typeof head => name in head

/** One page as everybody of that kind first sees it, in a browser that stands at its address and brings its cookies. */
const renderPage = async (request: PrerenderRequest, locale: Locale): Promise<RenderedPage> => {
  const { path, visitor, without } = request
  const { app, guard, cabinet, pages, ...core } = await createCore(await browserPlatform(new Promise(() => {})))
  // Another page of the cabinet takes its place in the frame when it has come.
  const isFrame = isInCabinet(path) && path !== paths.cabinet()
  await Promise.all([isFrame ? cabinet.fetch() : pages.load(path), loadTexts(app.i18n, locale, ["common"])])
  const namespaces = Object.keys(app.i18n.getDataByLanguage(locale) ?? {})
  const html = renderToString(createElement(createSite({ app, guard, cabinet, pages, ...core })))
  const name = pageName(path)
  const { t } = app.i18n
  const heading = parse(html).querySelector("h1")?.text
  const title = heading === undefined ? brand.name : t("common:title", { title: heading })
  app.i18n.addResourceBundle(locale, "head", heads[`../../locales/${locale}/site/head.json`])
  const description = t(`head:${isDescribed(name) ? name : "cabinet"}`)
  const calls = firstCallsOf(request, locale)
  return {
    ...request,
    locale,
    name,
    file: `${locale}/${name}.${visitor}`,
    title,
    meta: {
      description,
      "og:description": description,
      "og:title": title,
      "og:image:alt": t("head:image"),
      "og:locale": locale.replace("-", "_"),
      "og:locale:alternate": locales.find((other) => other !== locale)!.replace("-", "_"),
    },
    document: {
      lang: locale,
      ...(calls.length > 0 && { "data-calls": calls.join(" ") }),
      "data-landing-keys": marketingKeys.join(" "),
    },
    root: isFrame
      ? {}
      : {
          "data-page": name,
          "data-visitor": visitor,
          "data-guard": guard.getSnapshot().value,
          ...(without !== undefined && { "data-without": without }),
        },
    html,
    next: nextPages[path],
    namespaces,
  }
}

/** Every prerendered page; `openAt` moves the browser to an address, with these cookies. */
export const renderSite = async (openAt: (path: string, cookie: string) => void): Promise<RenderedSite> => {
  const pages: Array<RenderedPage> = []
  for (const locale of locales) {
    for (const request of requests) {
      openAt(request.path, `culture=${locale}${request.visitor === "checking" ? "; token=token" : ""}`)
      pages.push(await renderPage(request, locale))
    }
    // For an address without a page of its own in advance: nothing, in the right language.
    const { document, ...home } = pages.find((page) => page.name === "home" && page.locale === locale)!
    const { "data-calls": _, ...others } = document
    pages.push({
      ...home,
      document: others,
      name: "empty",
      file: `${locale}/empty`,
      root: {},
      html: "",
      next: undefined,
      namespaces: ["common"],
    })
  }
  const without = Object.fromEntries(requests.flatMap((page) => (page.without ? [[page.path, page.without]] : [])))
  return { pages, locales, routes, without }
}
