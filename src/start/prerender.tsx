import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { brand } from "#brand/brand.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { marketingKeys } from "#domain/shop/marketing.ts"
import { pathTo, routeRules } from "#domain/site/routes.ts"
import { createCore } from "#main/site/core.ts"
import { browserPlatform } from "./platform.ts"
import { pageName } from "./matches-prerender.ts"
import { firstCallsOf, type PrerenderVisitor } from "./first-calls.ts"
import { createSite } from "#main/site/site.tsx"
import { loadTexts } from "#ui/shared/i18n.ts"
import { isInCabinet, paths } from "#ui/site/paths.ts"

export { locales } from "#domain/shared/currency.ts"

export interface PrerenderRequest {
  readonly path: string
  readonly visitor: PrerenderVisitor
  /** With this in its query the page begins otherwise. */
  readonly without?: string | undefined
  /** Only what stands around the page, which takes its place when it has come. */
  readonly frame?: boolean | undefined
}

/** The cabinet's pages that can begin without a browser. */
const whole: ReadonlyArray<string> = [paths.cabinet()]
const both = (path: string, more: Pick<PrerenderRequest, "without"> = {}): ReadonlyArray<PrerenderRequest> =>
  (["anonymous", "checking"] as const).map((visitor) => ({ path, visitor, ...more }))
const inCabinet = Object.values(routeRules)
  .map(({ pattern }) => pattern)
  .filter((pattern) => isInCabinet(pattern) && !pattern.includes(":"))

const documents = (["termsIo", "termsRu", "risks", "staking"] as const).map((name) => pathTo(name))

/** Every prerendered page. */
export const prerenderedPages: ReadonlyArray<PrerenderRequest> = [
  ...[paths.home(), paths.buy(), paths.confirm(), ...documents, "/404"].flatMap((path) => both(path)),
  ...both(paths.recovery(), { without: "token" }),
  { path: paths.signIn(), visitor: "anonymous" },
  { path: paths.signUp(), visitor: "anonymous" },
  ...inCabinet.map(
    (path) => ({ path, visitor: "checking", ...(whole.includes(path) ? {} : { frame: true }) }) as const,
  ),
]

const sources = { ":part": "/[^/]+", ":part?": "(?:/[^/]+)?" }

/** Which route an address belongs to: the first whose expression it matches. */
export const expressions: ReadonlyArray<{ readonly name: string; readonly expression: string }> = Object.entries(
  routeRules,
).map(([name, { pattern }]) => {
  const parts = pattern
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith(":") ? sources[part.endsWith("?") ? ":part?" : ":part"] : `/${part}`))
  return { name, expression: `^${parts.join("").replace(/^\/$/, "")}/?$` }
})

/** The page that most people open next. */
const nextPages: { readonly [path: string]: string } = {
  [paths.home()]: paths.buy(),
  [paths.signIn()]: paths.cabinet(),
  [paths.signUp()]: paths.cabinet(),
  [paths.recovery()]: paths.signIn(),
  [paths.cabinet()]: paths.contracts(),
}

export interface RenderedPage {
  readonly name: string
  /** What the route guard says of it. */
  readonly guard: string
  readonly title: string
  readonly description: string
  /** What the picture of the site shows, where a link to it is shown with that. */
  readonly image: string
  /** What stands inside the root. */
  readonly html: string
  /** The calls it makes first, by address. */
  readonly calls: ReadonlyArray<string>
  /** The path of the page that most people open next. */
  readonly next: string | null
  /** The query parameters with the attribution, which the bootstrap stores. */
  readonly landingKeys: ReadonlyArray<string>
  /** The namespaces of its texts. */
  readonly namespaces: ReadonlyArray<string>
}

const words: { readonly [entity: string]: string } = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
}
const textOf = (html: string): string =>
  html.replaceAll(/<[^<>]*>/g, "").replaceAll(/&[#\w]+;/g, (entity) => words[entity] ?? entity)

const described = [
  "home",
  "buy",
  "signIn",
  "signUp",
  "recovery",
  "confirm",
  "termsIo",
  "termsRu",
  "risks",
  "staking",
  "notFound",
] as const
const isDescribed = (name: string): name is (typeof described)[number] => described.some((each) => each === name)

/** One page as everybody of that kind first sees it, in a browser that stands at its address and brings its cookies. */
export const renderPage = async (page: PrerenderRequest, locale: Locale): Promise<RenderedPage> => {
  const { path } = page
  const core = await createCore(await browserPlatform(new Promise(() => {})))
  const { app, guard, cabinet, pages } = core
  await Promise.all([page.frame ? cabinet.fetch() : pages.load(path), loadTexts(app.i18n, locale, ["common", "head"])])
  const html = renderToString(createElement(createSite(core)))
  const heading = html.split(/<h1[^<>]*>/)[1]?.split("</h1>")[0]
  const { t } = app.i18n
  const name = pageName(path)
  return {
    name,
    guard: guard.getSnapshot().value,
    html,
    title: heading === undefined ? brand.name : t("common:title", { title: textOf(heading) }),
    description: t(`head:${isDescribed(name) ? name : "cabinet"}`),
    image: t("head:image"),
    calls: firstCallsOf(page, locale),
    next: nextPages[path] ?? null,
    landingKeys: marketingKeys,
    namespaces: Object.keys(app.i18n.getDataByLanguage(locale) ?? {}).filter((namespace) => namespace !== "head"),
  }
}
