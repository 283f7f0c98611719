import { Effect } from "effect"
import type { Deployment } from "../machines/lazy-chunk/lazy-chunk.machine"

const key = "hashwell.reloadedFor"

interface Site {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The first script of the page that runs; null in a page without one. */
  readonly running: () => string | null
  /** Of the browser's session; asking for it throws where the person has switched it off. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
}

const firstScript = /<script\b[^>]*\bsrc="([^"]+)"/

/** A build names its scripts by their content: another first script is another build. */
const deployedScript = async (fetch: Site["fetch"], signal: AbortSignal): Promise<string | null> => {
  const response = await fetch("/", { cache: "no-store", credentials: "omit", signal })
  return response.ok ? firstScript.exec(await response.text())?.[1] ?? null : null
}

/** Says "other" once for each build in a session of the browser, and never where it cannot remember that it did. */
export const checkDeployment = ({ fetch, running, storage }: Site) => (): Effect.Effect<Deployment> =>
  Effect.tryPromise((signal) => deployedScript(fetch, signal)).pipe(
    Effect.flatMap((deployed) => deployed === null ? Effect.succeed<Deployment>({ build: "silent" }) : Effect.try((): Deployment => {
      if (deployed === running() || storage().getItem(key) === deployed) return { build: "known" }
      storage().setItem(key, deployed)
      return { build: "other" }
    }).pipe(
      // Nothing can be kept: then the page is reloaded by the person only.
      Effect.orElseSucceed((): Deployment => ({ build: "known" }))
    )),
    // Offline.
    Effect.orElseSucceed((): Deployment => ({ build: "silent" }))
  )
