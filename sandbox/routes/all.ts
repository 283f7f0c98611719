import { readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Operation } from "./operation.ts"

/** A file of this folder. Most files contain calls. */
interface Module {
  readonly operations?: readonly Operation[]
}

const modules = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file !== "all.ts")
    .toSorted()
    .map(async (file): Promise<Module> => import(pathToFileURL(join(import.meta.dirname, file)).href)),
)

export const allOperations = modules.flatMap(({ operations = [] }) => operations)
