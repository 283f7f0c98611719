import type { Api } from "../../adapters/shared/api"
import type { HttpClient } from "../../adapters/shared/http"
import { memoizeAsync } from "../../adapters/shared/memoize-async"

interface Site extends Omit<HttpClient, "baseUrl"> {
  /** Resolves once the settings are loaded. */
  readonly baseUrl: () => Promise<string>
}

export interface LazyCalls {
  readonly hydrated: Promise<unknown>
  /** Makes calls. Rejects while the HTTP client or the settings cannot be loaded. */
  readonly calls: () => Promise<Api>
}

/** Loads after hydration, or with its first use. */
const prefetch = <Value>(hydrated: Promise<unknown>, begin: () => Promise<Value>): (() => Promise<Value>) => {
  const load = memoizeAsync(begin)
  // A failure here is ignored: the first use loads it again.
  void hydrated.then(load).catch(() => null)
  return load
}

export const lazyCalls = (site: Site, hydrated: Promise<unknown>): LazyCalls["calls"] =>
  prefetch(hydrated, async () => {
    const [{ createApi }, baseUrl] = await Promise.all([import("../lazy/calls"), site.baseUrl()])
    return createApi({ ...site, baseUrl })
  })

/** A lazy module of adapters with the API they call, for `fillPort`. */
export const lazyAdapters = <Module>({ hydrated, calls }: LazyCalls, load: () => Promise<Module>) =>
  prefetch(hydrated, () => Promise.all([load(), calls()]))
