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
    // The compressed copies come last, because they are made from finished files.
    finishBuild([completeLicenses, prerenderPages, compressFolder]),
  ],
  server: {
    host: "localhost",
    port: Number(process.env["PORT"] ?? 5173),
    // If a port was requested, the server must not switch to another port, where nobody would find it.
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
      checks: { pluginTimings: false },
      treeshake: {
        // These packages have no side effects but do not declare it. `hoist-non-react-statics` is needed only by
        // Formik's `connect`, which no form uses. Formik needs only parts of lodash.
        moduleSideEffects: [{ test: /\/node_modules\/(hoist-non-react-statics|lodash)\//, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: {
          groups: [
            { name: chunkName, debugName: "by kind of page", priority: 2, includeDependenciesRecursively: false },
            // Modules that several pages share. Each file is loaded only by the pages that use it.
            {
              name: "shared",
              test: (id) => !id.includes("/locales/"),
              priority: 1,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 300,
            },
          ],
        },
      },
    },
  },
})
