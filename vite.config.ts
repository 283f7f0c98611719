import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { chunkNames } from "./scripts/vite/chunks.ts"
import { compressAssets } from "./scripts/vite/compress.ts"
import { formikWithoutLodash } from "./scripts/vite/formik.ts"
import { emitHeaders } from "./scripts/vite/headers.ts"
import { nameOrigin } from "./scripts/vite/public-origin.ts"
import { withoutShims } from "./scripts/vite/shims.ts"
import { orderLayers } from "./scripts/vite/layers.ts"
import { prerenderPages } from "./scripts/vite/prerender.ts"
import { mountSandbox } from "./scripts/vite/sandbox.ts"
import { preserveEditedSettings } from "./scripts/vite/settings.ts"

export default defineConfig({
  resolve: { alias: [...formikWithoutLodash, ...withoutShims] },
  plugins: [
    react(),
    orderLayers(),
    mountSandbox(),
    emitHeaders(),
    nameOrigin(),
    preserveEditedSettings(),
    prerenderPages(),
    compressAssets(),
  ],
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 5173),
    // Another port than the one that was asked for would be looked for in vain.
    strictPort: process.env["PORT"] !== undefined,
    watch: { ignored: ["**/.data/**", "**/reports/**"] },
  },
  build: {
    manifest: true,
    // A data: URL or an inlined module would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      // No plugin timings in the output of the build.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: chunkNames(), debugName: "by users", priority: 2, includeDependenciesRecursively: false },
            // Code that several routes use travels in a few files, each fetched only by the routes that use it.
            {
              name: "shared",
              test: (id) => !id.includes("/locales/"),
              priority: 1,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1000,
            },
          ],
        },
      },
    },
  },
})
