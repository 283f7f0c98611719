import type { Sandbox } from "./app.ts"
import { parseCspOrigins } from "./csp-origins.ts"
import { createErrorResponse, isApiPath, ownFailure } from "./error-response.ts"
import { withShortHeaders } from "./header-limits.ts"
import { type SecurityHeadersWriter, createSecurityHeadersWriter } from "./headers.ts"
import { choosePage, type BuiltPages } from "./pages.ts"
import { type File, type Files, sendFile } from "./static.ts"

const text = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${message}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers } })

const belongsToSandbox = (path: string): boolean => /^\/(api|sandbox|wp-admin)(\/|$)/.test(path)

/** Returns true if the path is that of a file. The server must never answer a missing file with a page. */
const looksLikeFile = (path: string): boolean => path.startsWith("/assets/") || /\.[a-z0-9]{1,12}$/i.test(path)

type Built = Pick<Site, "files" | "pages" | "settings" | "renderDataPage"> & {
  readonly config: File | undefined
  readonly secured: SecurityHeadersWriter
}

/** The path that password managers open, as defined by https://w3c.github.io/webappsec-change-password-url/. */
const changePassword = "/.well-known/change-password"

const configAddress = "/config.json"

const servePage = async (site: Built, request: Request): Promise<Response> => {
  const { renderDataPage, config, files, pages, secured, settings = String } = site
  const { address, status } = pages ? choosePage(pages, request) : { address: "/index.html", status: 200 }
  const withAnswers =
    status === 200 && config ? renderDataPage?.(address, request, settings(config.content.toString())) : null
  const rendered = await withAnswers
  const page = rendered ?? (pages?.files ?? files).get(address)
  if (page === undefined) return secured(text(404, "Not found"))
  const sent = await sendFile(page, address, request)
  // The figures of a rendered page would be stale when the browser shows the page again.
  if (rendered) sent.headers.set("Cache-Control", "no-store")
  return secured(status === 200 ? sent : new Response(sent.body, { status, headers: sent.headers }), page.hashes)
}

/**
 * Returns the path and query of a page. Returns undefined if there is no such page, or if the path begins with two slashes, which a browser
 * would read as another host.
 */
const pageAddress = ({ pages }: Built, request: Request): string | undefined => {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith("//") || looksLikeFile(pathname)) return undefined
  return pages && choosePage(pages, request).status !== 200 ? undefined : pathname + search
}

/** Refuses a request by another method. A POST to a page is redirected to GET, because an acquirer may return the customer by POST. */
const refuseMethod = (site: Built, request: Request): Response => {
  const address = request.method === "POST" ? pageAddress(site, request) : undefined
  return address === undefined
    ? text(405, "Method not allowed", { Allow: "GET, HEAD" })
    : text(303, "See other", { Location: address, "Cache-Control": "no-store" })
}

const serveFile = async (site: Built, path: string, request: Request): Promise<Response> => {
  const { secured } = site
  if (request.method !== "GET" && request.method !== "HEAD") return secured(refuseMethod(site, request))
  if (path === changePassword) {
    const headers = { Location: "/cabinet/settings?tab=password", "Cache-Control": "no-store" }
    return secured(new Response(null, { status: 302, headers }))
  }
  const file = path === configAddress ? site.config : path === "/" ? undefined : site.files.get(path)
  if (path === configAddress && file !== undefined && site.settings !== undefined) {
    return secured(
      new Response(site.settings(file.content.toString()), {
        headers: { "Content-Type": file.type, "Cache-Control": "no-store" },
      }),
    )
  }
  if (file !== undefined) return secured(await sendFile(file, path, request), file.hashes)
  return looksLikeFile(path) ? secured(text(404, "Not found")) : servePage(site, request)
}

const serveSandbox = async (sandbox: Pick<Sandbox, "fetch">, request: Request, peer?: string): Promise<Response> => {
  const response = await sandbox.fetch(request, peer)
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store")
  return response
}

/** Adds the headers to a response. Only the reference of the API has a different policy from the site. */
const withOwnPolicy = (path: string, response: Response, secured: SecurityHeadersWriter): Response => {
  const own = /^\/sandbox\/reference\/?$/.test(path) ? response.headers.get("Content-Security-Policy") : null
  const securedResponse = secured(response)
  if (own !== null) securedResponse.headers.set("Content-Security-Policy", own)
  return securedResponse
}

type Site = {
  readonly files: Files
  /** The built pages. Without them, every path returns `/index.html`. */
  readonly pages?: BuiltPages | null
  /** Reads the current settings if they can change while the server runs. Without this function, the settings come from the files. */
  readonly readConfig?: () => Promise<File | undefined>
  readonly sandbox: () => Promise<Pick<Sandbox, "fetch">>
  /** Renders the page at this path with its first responses. Returns null if the server does not render this page with these settings. */
  readonly renderDataPage?: (address: string, request: Request, settings: string) => Promise<File | null>
  /** Adds the sandbox's settings to those of the application. The function is absent if another API replaces the sandbox. */
  readonly settings?: (config: string) => string
  readonly report: (failure: unknown) => void
}

type Policies = {
  readonly config: File | undefined
  readonly secured: SecurityHeadersWriter
  readonly withoutReports: SecurityHeadersWriter
}

/**
 * Creates the policy from the settings, and again after the settings have changed. A violation report contains the page's URL, so a page
 * with a query, which may contain a token from an e-mail, sends no reports.
 */
const createPolicy = (): ((config: File | undefined, request: Request) => SecurityHeadersWriter) => {
  let cached: Policies | undefined
  return (config, { url }) => {
    if (cached === undefined || cached.config !== config) {
      const granted = parseCspOrigins(config?.content.toString() ?? "")
      const withoutReports = createSecurityHeadersWriter({ ...granted, reports: null })
      cached = { config, secured: createSecurityHeadersWriter(granted), withoutReports }
    }
    return url.includes("?") ? cached.withoutReports : cached.secured
  }
}

/** Creates everything that `npm start` serves as one function: the built application, the API, and the security headers of both. */
export const createSite = ({ sandbox, report, readConfig, ...built }: Site) => {
  const policy = createPolicy()
  return async (request: Request, peer?: string): Promise<Response> => {
    const config = readConfig ? await readConfig() : built.files.get(configAddress)
    const secured = policy(config, request)
    const path = new URL(request.url).pathname
    try {
      if (belongsToSandbox(path))
        return withOwnPolicy(path, await serveSandbox(await sandbox(), request, peer), secured)
      return await serveFile({ ...built, config, secured }, path, withShortHeaders(request))
    } catch (failure) {
      report(failure)
      return secured(
        isApiPath(path)
          ? createErrorResponse(ownFailure, request.headers.get("Accept-Language"))
          : text(500, "Something went wrong"),
      )
    }
  }
}
