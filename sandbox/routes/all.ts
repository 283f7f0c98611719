import { readdirSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { join } from "node:path"
import type { Operations } from "#sandbox/openapi/operation.ts"
import type { Api } from "./call.ts"

/** A file of this folder that has calls. */
interface Routes {
  readonly routes: (api: Api) => void
  readonly operations: Operations
}

const modules = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file !== "all.ts")
    .toSorted()
    .map(async (file): Promise<Partial<Routes>> => import(pathToFileURL(join(import.meta.dirname, file)).href)),
)

export const allRoutes = modules.filter((module): module is Routes => module.routes !== undefined)
