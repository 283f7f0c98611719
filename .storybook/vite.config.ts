import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { brandSettings } from "#scripts/vite/brand.ts"
import { effectParts } from "#scripts/vite/effect-parts.ts"

/** The stories need neither the sandbox nor the application's own chunks. */
export default defineConfig({ plugins: [react(), effectParts()], ...brandSettings })
