import type { Effect } from "effect"
import type { Api } from "../adapters/api"
import type { HttpClient } from "../adapters/http"
import { lazyAdapter, memoizeAsync } from "../adapters/lazy-adapter"
import type { App } from "./app"

interface Site extends Omit<HttpClient, "baseUrl"> {
  /** Once the settings are known. */
  readonly baseUrl: () => Promise<string>
}

/** Calls travel after the page, which needs none to come alive. */
export const callsLater = (site: Site, alive: Promise<unknown>): App["calls"] => {
  const make = memoizeAsync(async () => {
    const [{ createApi }, baseUrl] = await Promise.all([import("./later/calls"), site.baseUrl()])
    return createApi({ ...site, baseUrl })
  })
  // A failure here is ignored: the first call loads it again.
  void alive.then(make).catch(() => null)
  return make
}

/** The adapters of a module that travels after the page: `of((module, api) => module.signIn(api, tokens))` is one of them. */
export const portsLater =
  <Module>({ alive, calls }: Pick<App, "alive" | "calls">, load: () => Promise<Module>) =>
  <Input, A, E>(adapter: (module: Module, api: Api) => (input: Input) => Effect.Effect<A, E>) =>
    lazyAdapter(alive, async () => adapter(...(await Promise.all([load(), calls()]))))
