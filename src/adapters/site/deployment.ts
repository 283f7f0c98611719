import { Result } from "effect"
import { withStorage } from "#adapters/shared/safe-storage.ts"
import type { DeployedBuild } from "#machines/site/lazy-chunk.machine.ts"

const key = "hashwell.reloadedFor"

interface Site {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The first script of the page that runs; null in a page without one. */
  readonly running: () => string | null
  /** The storage of the browser's session. Reading it throws if the person has switched it off. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
}

/** The first script of a document that has an address. */
const firstScript = (html: string): string | null => {
  const tags = html.match(/<script\b[^<>]*>/g) ?? []
  return tags.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]).find((address) => address !== undefined) ?? null
}

/** A build names its scripts by their content: another first script is another build. */
const deployedScript = async ({ fetch }: Pick<Site, "fetch">, signal?: AbortSignal): Promise<string | null> => {
  try {
    const response = await fetch("/", { cache: "no-store", credentials: "omit", ...(signal && { signal }) })
    return response.ok ? firstScript(await response.text()) : null
  } catch {
    // Offline.
    return null
  }
}

/** Without storage every build is known: only the person reloads the page. */
const isKnown = ({ running, storage }: Site, deployed: string): boolean =>
  deployed === running() || withStorage(storage, (place) => place.getItem(key) === deployed, true)

/** False where the browser does not keep it. */
const remember = ({ storage }: Site, deployed: string): boolean =>
  withStorage(storage, (place) => place.setItem(key, deployed), "refused") !== "refused"

/** Says "other" once for each build in a session of the browser, and never where it cannot remember that it did. */
export const checkDeployment =
  (site: Site) =>
  async (_: void, signal: AbortSignal): Promise<Result.Result<DeployedBuild>> => {
    const deployed = await deployedScript(site, signal)
    if (deployed === null) return Result.succeed({ build: "silent" })
    return Result.succeed({ build: isKnown(site, deployed) || !remember(site, deployed) ? "known" : "other" })
  }

/** Vite's name for the event of a file of the build that could not be loaded, wherever it was needed. */
const fileMissing = "vite:preloadError"

/**
 * Whether this page needs a reload: a part of it is gone, and the site serves another build. A page that loads without an error is not
 * compared with the site.
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
