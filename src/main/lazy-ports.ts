import type { Effect } from "effect"
import type { Api } from "../adapters/shared/api"
import type { HttpClient } from "../adapters/shared/http"
import { lazyAdapter, memoizeAsync } from "../adapters/shared/lazy-adapter"
import type { App } from "./app"

interface Site extends Omit<HttpClient, "baseUrl"> {
  /** Once the settings are known. */
  readonly baseUrl: () => Promise<string>
}

/** The HTTP client loads after hydration, or with the first call. */
export const lazyCalls = (site: Site, hydrated: Promise<unknown>): App["calls"] => {
  const make = memoizeAsync(async () => {
    const [{ createApi }, baseUrl] = await Promise.all([import("./lazy/calls"), site.baseUrl()])
    return createApi({ ...site, baseUrl })
  })
  // A failure here is ignored: the first call loads it again.
  void hydrated.then(make).catch(() => null)
  return make
}

/** Fills ports from a lazy module: `ports((module, api) => module.signIn(api, tokens))`. */
export const lazyPorts =
  <Module>({ hydrated, calls }: Pick<App, "hydrated" | "calls">, load: () => Promise<Module>) =>
  <Input, A, E>(adapter: (module: Module, api: Api) => (input: Input) => Effect.Effect<A, E>) =>
    lazyAdapter(hydrated, async () => adapter(...(await Promise.all([load(), calls()]))))
