import { available, newer } from "#scripts/baseline.ts"

/**
 * Features that a page can do without. A browser without such a feature shows the same content, because the feature
 * only moves, marks or frames it, or because the code uses it inside `@supports`.
 */
const optional = new Set([
  "@starting-style",
  "accent-color",
  "anchor-name",
  "anchor-scope",
  "anchor()",
  "forced-color-adjust",
  "overscroll-behavior",
  "position-anchor",
  "position-try-fallbacks",
  "resize",
  "text-size-adjust",
  "user-select",
])

const functionsOf = (keys: ReadonlySet<string>) =>
  new Set([...keys].flatMap((key) => (key.startsWith("css.types.") ? [key.split(".").at(-1) ?? ""] : [])))
const olderFunctions = functionsOf(available)
const newerFunctions = new Set([...functionsOf(newer)].filter((name) => !olderFunctions.has(name)))

const found = (css: string, pattern: RegExp, isFound: (name: string) => boolean, shown: (name: string) => string) =>
  [...css.matchAll(pattern)].flatMap(([, name = ""]) => (isFound(name) ? [shown(name)] : []))

/** Finds the properties, rules, selectors and functions that some browsers of docs/browsers.md lack, in a style sheet without comments. */
export const findNewerCss = (css: string): readonly string[] => {
  const all = [
    ...found(
      css,
      /[;{]\s*([a-z][a-z-]*)\s*:(?=[^;{}]*[;}])/g,
      (name) => newer.has(`css.properties.${name}`),
      (name) => name,
    ),
    ...found(
      css,
      /@([a-z-]+)/g,
      (name) => newer.has(`css.at-rules.${name}`),
      (name) => `@${name}`,
    ),
    ...found(
      css,
      /::?([a-z-]+)(?=[^;{}]*\{)/g,
      (name) => newer.has(`css.selectors.${name}`),
      (name) => `:${name}`,
    ),
    ...found(
      css,
      /([a-z-]+)\(/g,
      (name) => newerFunctions.has(name),
      (name) => `${name}()`,
    ),
  ]
  return [...new Set(all)].filter((name) => !optional.has(name))
}
