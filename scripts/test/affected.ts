const areas = ["account", "cabinet", "demo", "money", "orders", "partner", "payments", "shop", "site"] as const
type Area = (typeof areas)[number]

/** Files of the build and of the end-to-end stories. A change in such a file may change a story. */
const shown =
  /^(?:src|sandbox|locales|public|brand|tests\/e2e|scripts\/vite)\/|^(?:index\.html|vite\.config\.ts|package-lock\.json)$/
/** Files of one area, in its folder of a layer. */
const ofArea = new RegExp(`^(?:src/(?:machines|ui|domain|adapters|main)|locales/[^/]+|tests/e2e)/(${areas.join("|")})/`)
/** Files that compose areas, such as a page or a call. A file of this kind alone does not show which stories are affected. */
const composing =
  /^(?:src\/main\/[^/]+\.tsx?|sandbox\/(?:routes|rules|schemas|tests)\/[^/]+\.ts|sandbox\/(?:tables|migrations|messages)(?:\/[^/]+)?\.ts|src\/domain\/site\/routes\.ts|tests\/conformance\/.*)$/

export interface Affected {
  /** True if pages may differ and must be built and measured. */
  readonly build: boolean
  /** The areas whose stories must run. A shared change affects all areas. */
  readonly areas: readonly Area[] | "all"
}

/** Finds the end-to-end stories that a change of these files can affect, by the folders of the areas. CI runs all stories. */
export const affectedBy = (files: readonly string[]): Affected => {
  const changed = files.filter((file) => shown.test(file))
  const found = new Set(changed.map((file) => ofArea.exec(file)?.[1] as Area | undefined))
  const isShared = changed.some((file) => !ofArea.test(file) && !composing.test(file)) || found.has("site")
  found.delete(undefined)
  const named = [...found].filter((area) => area !== undefined)
  return {
    build: changed.length > 0,
    areas: changed.length === 0 ? [] : isShared || named.length === 0 ? "all" : named,
  }
}
