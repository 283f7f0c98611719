import type { Rolldown } from "vite"
import { findJoinedFile } from "#scripts/joined-files.ts"

const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const effect = /\/node_modules\/effect\//
const start = /\/src\/start\/client\.tsx$/
/** The pages whose loading time matters most, by kind. */
const kinds = {
  form: /\/src\/main\/(?:sign-in|recovery|confirm-email)\.tsx$/,
  // The sign-up page is a separate kind, because its promo code uses the shop's module for amounts, which no other form needs.
  "sign-up": /\/src\/main\/sign-up\.tsx$/,
  shop: /\/src\/main\/(?:home|buy)\.tsx$/,
  cabinet: /\/src\/main\/(?:site\/cabinet-shell|dashboard)\.tsx$/,
}
/** The HTTP client and the decoders. The public pages load them after hydration. */
const lazy = /\/src\/(?:main\/lazy|adapters\/[^/]+)\/[^/]+\.ts$/

/** The reader of decoded results, which pages with amounts use. */
const decoded = /\/src\/main\/site\/decoded\.ts$/

/** The ports of the shop's pages, which load after hydration. */
const ports = /\/src\/main\/lazy\/[a-z]+-ports\.ts$/

/**
 * The index of Effect. The search skips this file, because the file imports all modules by name and does not show which
 * modules are used.
 */
const barrel = /\/node_modules\/effect\/dist\/index\.js$/
/** The modules of Effect that every page needs to hydrate. */
const values = /\/node_modules\/effect\/dist\/(?:Option|Result)\.js$/
/** The module of Effect that pages with amounts need. */
const amounts = /\/node_modules\/effect\/dist\/BigDecimal\.js$/

/** Returns the path of a module from the root of the repository. */
const fromRoot = (path: string): string => path.replace(/^.*?\/(?=(?:src|locales)\/)/, "")

/** Returns the module and all modules that import it statically, directly or indirectly. */
const importersOf = (id: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module) || barrel.test(module)) return
    seen.add(module)
    context.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return [...seen]
}

/**
 * Returns the chunk of a module, named after the kinds of pages that use it. Returns null to leave the module in the
 * chunk of its page. The pages of an importer also use the module, so chunks never import each other in a circle.
 */
export const chunkName = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const [path = ""] = id.replaceAll("\\", "/").split("?")
  if (path.includes("/locales/")) return findJoinedFile(fromRoot(path))
  if (react.test(path)) return "react"
  if (decoded.test(path)) return "amounts"
  const importers = importersOf(id, context)
  const isPage = (importer: string) => (context.getModuleInfo(importer)?.dynamicImporters.length ?? 0) > 0
  const isImportedBy = (kind: RegExp) => importers.some((importer) => kind.test(importer))
  if (effect.test(path)) {
    if (isImportedBy(start) || isImportedBy(values)) return "site"
    return isImportedBy(amounts) ? "amounts" : "api"
  }
  const users = Object.entries(kinds).flatMap(([name, pages]) => (isImportedBy(pages) ? [name] : []))
  const hasPorts = isImportedBy(ports)
  const isBeyondForms = users.includes("shop") || users.includes("cabinet") || hasPorts
  if (isImportedBy(start) || (users.includes("form") && isBeyondForms)) return "site"
  const pages = importers.filter(isPage)
  const [page] = pages
  if (pages.length < 2) return page === undefined ? null : findJoinedFile(fromRoot(page))
  if (users.includes("form")) return "form"
  if (users.includes("sign-up")) return isBeyondForms ? "amounts" : "form"
  const isLazy = pages.some((page) => lazy.test(page) && !ports.test(page))
  // The shop's pages need neither the HTTP client nor the decoders to hydrate.
  if (users.includes("shop")) return isLazy ? "shop-cabinet" : users.join("-")
  return isLazy || (hasPorts && users.includes("cabinet")) ? "api" : users.join("-") || null
}
