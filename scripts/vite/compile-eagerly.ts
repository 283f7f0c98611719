import type { Plugin } from "vite"

const hint = "//# allFunctionsCalledOnLoad\n"

/**
 * Tells Chromium to compile each file in the background while it loads, instead of function by function on the main thread (V8's
 * explicit compile hints). Other browsers read a comment.
 */
export const compileEagerly = (): Plugin => ({
  name: "hashwell:compile-eagerly",
  apply: "build",
  generateBundle: {
    // After Vite has put its list of dependencies first: the hint must be the first line.
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = hint + file.code
    },
  },
})
