import type { Api } from "#adapters/shared/api.ts"
import { lazyAdapter, type Adapter } from "#adapters/shared/fill-port.ts"
import { memoizeAsync } from "#adapters/shared/memoize-async.ts"
import type { HttpClient } from "#adapters/site/http.ts"
import type { NetworkMonitor } from "#adapters/site/network.ts"

interface Site extends Omit<HttpClient, "baseUrl"> {
  /** Resolves once the settings are loaded. */
  readonly baseUrl: () => Promise<string>
}

export interface LazyCalls {
  readonly hydrated: Promise<unknown>
  readonly network: Pick<NetworkMonitor, "chunkFailed">
  /** Resolves to the API. Rejects while the HTTP client or the settings fail to load. */
  readonly calls: () => Promise<Api>
}

/** Loads the value after hydration, or earlier with its first use. */
export const prefetch = <Value>(
  { hydrated, network }: Pick<LazyCalls, "hydrated" | "network">,
  begin: () => Promise<Value>,
): (() => Promise<Value>) => {
  const load = memoizeAsync(() =>
    begin().catch((failure: unknown) => {
      network.chunkFailed()
      throw failure
    }),
  )
  // Ignores a failure, because the first use loads the value again.
  void hydrated.then(load).catch(() => null)
  return load
}

export const lazyCalls = (site: Site, page: Pick<LazyCalls, "hydrated" | "network">): LazyCalls["calls"] =>
  prefetch(page, async () => {
    const [{ createApi }, baseUrl] = await Promise.all([import("#main/lazy/calls.ts"), site.baseUrl()])
    return createApi({ ...site, baseUrl })
  })

/** Returns adapters from a lazy module, each with the API it calls: `account((adapters, api) => adapters.signIn(api))`. */
export const lazyAdapters = <Module>(page: LazyCalls, load: () => Promise<Module>) => {
  const loadBoth = prefetch(page, () => Promise.all([load(), page.calls()]))
  return <Input, A, E>(choose: (adapters: Module, api: Api) => Adapter<Input, A, E>) =>
    lazyAdapter(loadBoth, (both) => choose(...both))
}
