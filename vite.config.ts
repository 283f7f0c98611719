import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { buildBrand } from "./scripts/vite/brand.ts"
import { chunkName } from "./scripts/vite/chunks.ts"
import { compressFolder } from "./scripts/vite/compress.ts"
import { finishBuild } from "./scripts/vite/finish-build.ts"
import { completeLicenses, licensesFile } from "./scripts/vite/licenses.ts"
import { prerenderPages } from "./scripts/vite/prerender.ts"
import { mountSandbox } from "./scripts/vite/sandbox.ts"

export default defineConfig({
  plugins: [
    react(),
    buildBrand(),
    mountSandbox(),
    // The compressed copies come last: they are copies of finished files.
    finishBuild([completeLicenses, prerenderPages, compressFolder]),
  ],
  server: {
    host: "localhost",
    port: Number(process.env["PORT"] ?? 5173),
    // Another port than the one that was asked for would be looked for in vain.
    strictPort: process.env["PORT"] !== undefined,
    watch: { ignored: ["**/.data/**", "**/reports/**"] },
  },
  build: {
    manifest: true,
    license: { fileName: licensesFile },
    // A data: URL or an inlined module would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      // No plugin timings in the output of the build.
      checks: { pluginTimings: false },
      treeshake: {
        // They do not say that they only export. Formik's `connect` needs the first, which no form uses, and Formik parts of lodash.
        moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|lodash)\//, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: {
          groups: [
            { name: chunkName, debugName: "by kind of page", priority: 2, includeDependenciesRecursively: false },
            // What other pages share, each file loaded only by the pages that use it.
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
