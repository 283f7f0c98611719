import type { Plugin } from "vite"

/**
 * Sends dependencies to the browser without their source maps, which are larger than the code, are combined again for each plugin, and
 * serve only to step through the dependencies. Stacks still name the lines of the project's own files.
 */
export const unmappedDependencies = (): Plugin => ({
  name: "unmapped-dependencies",
  enforce: "pre",
  transform: { filter: { id: /\/node_modules\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
})
