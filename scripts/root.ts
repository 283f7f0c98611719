import { resolve } from "node:path"

export const root = resolve(import.meta.dirname, "..")
export const inRoot = (path: string): string => resolve(root, path)
