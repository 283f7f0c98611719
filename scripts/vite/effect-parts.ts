import type { Plugin } from "vite"

/** The modules of Effect that the site imports. */
const parts = "BigDecimal Effect Equal Exit Fiber Option Result Schema SchemaGetter SchemaIssue".split(" ")

/**
 * Loads Effect in parts. Unbundled, all of Effect would be 4.6 MB of code and 6.9 MB of source map for each page that a
 * test or Storybook opens.
 */
export const effectParts = (): Plugin => ({
  name: "effect-parts",
  enforce: "pre",
  config: () => ({ optimizeDeps: { include: parts.map((part) => `effect/${part}`) } }),
  resolveId: { filter: { id: /^effect$/ }, handler: () => "\0effect" },
  load: {
    filter: { id: /^\0effect$/ },
    handler: () => parts.map((part) => `export * as ${part} from "effect/${part}"`).join("\n"),
  },
})
