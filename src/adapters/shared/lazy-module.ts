interface Page {
  readonly hydrated: Promise<unknown>
  /** Notes that a call could not be sent, because its code failed to load. */
  readonly network: { readonly chunkFailed: () => void }
}

export interface LazyModule<Module> {
  (): Promise<Module>
  /** Returns the loaded code. Null until it is loaded. */
  readonly loaded: () => Module | null
}

/**
 * Returns the loader of code without a view: `lazyModule(() => import("./run.ts"))`. The code loads with its first use, or after the
 * hydration of `page`. A failure is not kept, so the next use loads the code again. The view of a page is a `lazyPart` instead
 * (src/main/site/part.tsx).
 */
export const lazyModule = <Module>(load: () => Promise<Module>, page?: Page): LazyModule<Module> => {
  let pending: Promise<Module> | null = null
  let loaded: Module | null = null
  const begin = async (): Promise<Module> => {
    try {
      return (loaded = await load())
    } catch (failure) {
      pending = null
      page?.network.chunkFailed()
      throw failure
    }
  }
  const use = () => (pending ??= begin())
  // A failure here is ignored, because the first use loads the code again.
  void page?.hydrated.then(use).catch(() => null)
  return Object.assign(use, { loaded: () => loaded })
}
