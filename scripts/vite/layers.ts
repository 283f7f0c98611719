import type { Plugin } from "vite"

/** The order of src/ui/kit/styles/styles.css. */
export const layerOrder = "@layer reset,tokens,base,patterns,components;"

/** Layers rank by where they are first met, and a split build may load a component's styles before the base: so every file says the order. */
export const orderLayers = (): Plugin => ({
  name: "hashwell:layers",
  apply: "build",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = layerOrder + String(file.source)
    }
  },
})
