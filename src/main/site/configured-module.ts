import { lazyModule } from "#adapters/shared/lazy-module.ts"

/** Returns the loader of the operator's module for a third-party service. Returns null if the operator configured none. */
export const importConfiguredModule = <Module>(setting: string | null): (() => Promise<Module>) | null =>
  setting === null ? null : lazyModule(() => import(/* @vite-ignore */ setting) as Promise<Module>)
