import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { compressAssets } from "./scripts/vite/compress.ts"
import { formikWithoutLodash } from "./scripts/vite/formik.ts"
import { emitHeaders } from "./scripts/vite/headers.ts"
import { orderLayers } from "./scripts/vite/layers.ts"
import { mountSandbox } from "./scripts/vite/sandbox.ts"

// What every page needs before its first paint. One file: it changes rarely and is fetched once.
const vendor = /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate|i18next|react-i18next|wouter|regexparam)[\\/]/

export default defineConfig({
  resolve: { alias: formikWithoutLodash },
  plugins: [react(), orderLayers(), mountSandbox(), emitHeaders(), compressAssets()],
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? 5173),
    watch: { ignored: ["**/.data/**", "**/reports/**"] },
  },
  build: {
    manifest: true,
    // A data: URL or an inlined module would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: vendor, priority: 2 },
            // One file: parted, its classes and what makes them wait for each other, and the site does not start.
            { name: "zod", test: /node_modules[\\/]zod[\\/]/, priority: 2 },
            // Code that several routes use travels in a few files, each fetched only by the routes that use it.
            {
              name: "shared",
              test: (id) => !id.includes("/locales/"),
              priority: 1,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
            },
          ],
        },
      },
    },
  },
})
