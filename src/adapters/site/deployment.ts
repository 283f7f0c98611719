import { Result } from "effect"
import type { DeployedBuild } from "#machines/site/lazy-chunk.machine.ts"

const key = "hashwell.reloadedFor"

interface Site {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The first script of the page that runs; null in a page without one. */
  readonly running: () => string | null
  /** Of the browser's session; asking for it throws where the person has switched it off. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
}

/** The first script of a document that has an address. */
const firstScript = (html: string): string | null => {
  const tags = html.match(/<script\b[^<>]*>/g) ?? []
  return tags.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]).find((address) => address !== undefined) ?? null
}

/** A build names its scripts by their content: another first script is another build. */
const deployedScript = async (fetch: Site["fetch"], signal: AbortSignal): Promise<string | null> => {
  const response = await fetch("/", { cache: "no-store", credentials: "omit", signal })
  return response.ok ? firstScript(await response.text()) : null
}

const isKnown = ({ running, storage }: Site, deployed: string): boolean => {
  try {
    if (deployed === running() || storage().getItem(key) === deployed) return true
    storage().setItem(key, deployed)
    return false
  } catch {
    // Without storage only the person reloads the page.
    return true
  }
}

/** Says "other" once for each build in a session of the browser, and never where it cannot remember that it did. */
export const checkDeployment =
  (site: Site) =>
  async (_: void, signal: AbortSignal): Promise<Result.Result<DeployedBuild>> => {
    // Offline.
    const deployed = await deployedScript(site.fetch, signal).catch(() => null)
    if (deployed === null) return Result.succeed({ build: "silent" })
    return Result.succeed({ build: isKnown(site, deployed) ? "known" : "other" })
  }
