import { Effect } from "effect"
import type { Api } from "../adapters/api"
import type { Http } from "../adapters/http"
import { once } from "../adapters/later"
import { callFailed } from "../domain/failure"

interface Site extends Omit<Http, "baseUrl"> {
  /** Once the settings are known. */
  readonly baseUrl: () => Promise<string>
}

/** Calls travel after the page, which needs none to come alive. */
export const callsLater = (site: Site, alive: Promise<unknown>): Api => {
  const make = once(async () => {
    const [{ createApi }, baseUrl] = await Promise.all([import("./later/calls"), site.baseUrl()])
    return createApi({ ...site, baseUrl })
  })
  // What does not come now is asked for again by the first call.
  void alive.then(make).catch(() => null)
  return (call) => Effect.flatMap(Effect.tryPromise({ try: make, catch: () => callFailed("offline") }), (api) => api(call))
}
