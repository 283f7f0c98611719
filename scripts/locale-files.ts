import { globSync } from "node:fs"
import { root } from "./root.ts"

/**
 * Returns the file of a namespace, by its path from the root: ("en-US", "buy") → "locales/en-US/shop/buy.json". Throws
 * if there is no such file.
 */
export const localeFile = (locale: string, namespace: string): string => {
  const [file] = globSync(`locales/${locale}/*/${namespace}.json`, { cwd: root })
  if (file === undefined) throw new Error(`There is no locales/${locale}/*/${namespace}.json`)
  return file
}

/** Lists the files of all namespaces, by their paths from the root. */
export const localeFiles = (locale: string): readonly string[] => globSync(`locales/${locale}/*/*.json`, { cwd: root })
