import type { Plugin } from "vite"

/**
 * Sends dependencies to the browser without their source maps. The maps are larger than the code and are combined again
 * for each plugin, but serve only to step through the dependencies. Stack traces still contain the lines of the
 * project's own files.
 */
export const unmappedDependencies = (): Plugin => ({
  name: "unmapped-dependencies",
  enforce: "pre",
  transform: { filter: { id: /\/node_modules\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
})
