import { resolve } from "node:path"
import type { Alias } from "vite"

const ours = {
  "lodash-es/clone": "clone",
  "lodash-es/cloneDeep": "clone-deep",
  "lodash-es/toPath": "to-path",
  "hoist-non-react-statics": "hoist-statics",
  deepmerge: "merge",
  "react-fast-compare": "compare",
  "tiny-warning": "warning",
}

/** Formik brings lodash and others for small things on values that are plain data here: six KiB of every page with a form. */
export const formikWithoutLodash: Array<Alias> = Object.entries(ours).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(import.meta.dirname, `formik/${file}.ts`),
}))
