import type { Plugin } from "vite"
import { securityHeaders } from "../../sandbox/headers.ts"

const block = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n")

/** The headers of `npm start`, for hosts that read a `_headers` file. */
export const headersFile = (): string =>
  `${[
    block("/*", { ...securityHeaders, "Cache-Control": "no-store" }),
    block("/assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
  ].join("\n\n")}\n`

export const emitHeaders = (): Plugin => ({
  name: "hashwell:headers",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() })
  },
})
