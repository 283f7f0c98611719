import { Result } from "effect"
import { withStorage } from "#adapters/shared/safe-storage.ts"
import type { DeployedBuild } from "#machines/site/lazy-chunk.machine.ts"

const key = "hashwell.reloadedFor"

interface Site {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Returns the URL of the first script of the running page, or null if the page has none. */
  readonly running: () => string | null
  /** The storage of the browser session. The browser throws if the visitor has switched it off. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
}

/** Returns the URL of the first external script of a document, or null if there is none. */
const firstScript = (html: string): string | null => {
  const tags = html.match(/<script\b[^<>]*>/g) ?? []
  return tags.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]).find((address) => address !== undefined) ?? null
}

/**
 * Returns the URL of the first script of the deployed build, or null if the site does not respond with a document. A build names
 * its scripts by their content, so a different first script means a different build.
 */
const deployedScript = async ({ fetch }: Pick<Site, "fetch">, signal?: AbortSignal): Promise<string | null> => {
  try {
    const response = await fetch("/", { cache: "no-store", credentials: "omit", ...(signal && { signal }) })
    return response.ok ? firstScript(await response.text()) : null
  } catch {
    // An unreachable server says nothing about its build.
    return null
  }
}

/**
 * Returns true if the deployed build runs here or was already reported in this browser session. Treats every build as known if storage is
 * unavailable, because the page could otherwise reload forever.
 */
const isKnown = (site: Site, deployed: string): boolean =>
  deployed === site.running() || withStorage(site.storage, (storage) => storage.getItem(key) === deployed, true)

/** Remembers the reported build. Returns false if the browser refuses storage. */
const remember = (site: Site, deployed: string): boolean =>
  withStorage(site.storage, (storage) => storage.setItem(key, deployed), "refused") !== "refused"

/**
 * Returns `other` once for each new build in a browser session, and never if the browser cannot remember that. Returns `silent` if the site
 * does not say its build.
 */
export const checkDeployment =
  (site: Site) =>
  async (_: void, signal: AbortSignal): Promise<Result.Result<DeployedBuild>> => {
    const deployed = await deployedScript(site, signal)
    if (deployed === null) return Result.succeed({ build: "silent" })
    return Result.succeed({ build: isKnown(site, deployed) || !remember(site, deployed) ? "known" : "other" })
  }

/** Vite's name of the event that a file of the build failed to load, in any part of the page. */
const fileMissing = "vite:preloadError"

/**
 * Returns a function that returns true if this page needs a reload: one of its files is missing, and the site serves a different build. A
 * page without load errors never asks the site for its build.
 */
export const watchDeployment = (page: EventTarget, site: Site): (() => boolean) => {
  let isOutdated = false
  let isChecking = false
  const check = async () => {
    if (isChecking || isOutdated) return
    isChecking = true
    const deployed = await deployedScript(site)
    isOutdated = deployed !== null && !isKnown(site, deployed)
    isChecking = false
  }
  page.addEventListener(fileMissing, () => void check())
  return () => isOutdated
}
