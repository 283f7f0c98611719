import type { Api } from "#adapters/shared/api.ts"
import { lazyAdapter, type Adapter } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"

/**
 * The HTTP client, the settings and the calls of the session. Pages with responses in the document load this module immediately.
 */
export const clientModule = lazyModule(() => import("#main/lazy/client.ts"))

/** Returns adapters from a lazy module, each with the API it calls: `account((adapters, api) => adapters.signIn(api))`. */
export const lazyAdapters =
  <Module>({ loadApi }: { readonly loadApi: () => Promise<Api> }, load: () => Promise<Module>) =>
  <Input, A, E>(choose: (adapters: Module, api: Api) => Adapter<Input, A, E>) =>
    lazyAdapter(
      () => Promise.all([load(), loadApi()]),
      (both) => choose(...both),
    )
