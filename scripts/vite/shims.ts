import { resolve } from "node:path"
import type { Alias } from "vite"

/** What libraries bring for a React older than ours, and for what is not used here. */
export const withoutShims: Array<Alias> = [
  {
    find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
    replacement: resolve(import.meta.dirname, "shims/sync-external-store.ts"),
  },
  { find: /^regexparam$/, replacement: resolve(import.meta.dirname, "shims/regexparam.ts") },
]
