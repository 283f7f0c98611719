import { resolve } from "node:path"
import type { Alias } from "vite"

const ours = { clone: "clone", cloneDeep: "clone-deep", toPath: "to-path" }

/** Formik brings lodash for three small things on values that are plain data here: five KiB of every page with a form. */
export const formikWithoutLodash: Array<Alias> = Object.entries(ours).map(([name, file]) => ({
  find: new RegExp(`^lodash-es/${name}$`),
  replacement: resolve(import.meta.dirname, `formik/${file}.ts`)
}))
