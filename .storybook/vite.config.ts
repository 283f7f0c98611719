import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { brandAlias } from "#scripts/vite/brand.ts"

// The stories need neither the sandbox nor the application's own chunks.
export default defineConfig({ plugins: [react()], resolve: { alias: brandAlias } })
