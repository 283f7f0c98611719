import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Files, readFiles } from "./static.ts"

type Table = {
  /** The routes in the order in which the server tries them. The first match wins. */
  readonly routes: readonly { readonly name: string; readonly expression: string }[]
  /**
   * Expressions of query parameters by path. A URL with such a parameter starts the page in a different state, which no built page shows.
   */
  readonly without: Readonly<Record<string, string>>
}

/** The built pages, one for each locale and kind of visitor, and the table that selects one by the path. */
export type BuiltPages = { readonly files: Files; readonly table: Table }

/** Reads the built pages. Returns null if the build has no pages. */
export const readPages = async (folder: string): Promise<BuiltPages | null> => {
  const files = await readFiles(join(folder, ".pages")).catch(() => null)
  if (files === null) return null
  return { files, table: JSON.parse(await readFile(join(folder, ".pages/pages.json"), "utf8")) as Table }
}

const locales = ["en-US", "ru-RU"]

/** Returns the locale in the cookie, or the default locale. */
const localeOf = (cookies: string): string =>
  locales.find((locale) => cookies.split("; ").includes(`culture=${locale}`)) ?? "en-US"

const sessionOf = (cookies: string): string =>
  /(?:^|; )(?:token|refreshToken)=[^;]/.test(cookies) ? "checking" : "anonymous"

export type ChosenPage = { readonly address: string; readonly status: number }

const inCabinet = /^\/(?:cabinet|demo)(?:\/|$)/

/**
 * Selects the page that shows the state in which the application starts for this visitor. The empty page shows no state and suits every
 * visitor.
 */
export const choosePage = ({ files, table }: BuiltPages, request: Request): ChosenPage => {
  const { pathname, search } = new URL(request.url)
  const cookies = request.headers.get("Cookie") ?? ""
  const locale = localeOf(cookies)
  const route = table.routes.find(({ expression }) => new RegExp(expression).test(pathname))
  const empty = `/${locale}/empty.html`
  const status = route === undefined ? 404 : 200
  if (route === undefined && inCabinet.test(pathname)) return { address: empty, status }
  const without = table.without[pathname.replace(/(?<=.)\/$/, "")]
  if (without !== undefined && new RegExp(`[?&](?:${without})`).test(search)) return { address: empty, status }
  const address = `/${locale}/${route?.name ?? "notFound"}.${sessionOf(cookies)}.html`
  return { address: files.has(address) ? address : empty, status }
}
