import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { Hono } from "hono"
import { brand } from "./brand.ts"
import type { Env } from "./running-sandbox.ts"

/**
 * The policy of the reference. Redoc sets inline styles, searches in a worker and does not support Trusted Types. The policy allows nothing
 * from other origins.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>The ${brand.name} API</title>
  <redoc spec-url="/api/v1/openapi.json" native-scrollbars></redoc>
  <script src="/sandbox/reference/redoc.js"></script>
</html>
`

/**
 * Reads Redoc, a development dependency. An installation without development dependencies has no reference. The code removes Redoc's logo,
 * because it would load from a CDN.
 */
const readRedoc = async (): Promise<string | undefined> => {
  try {
    const file = fileURLToPath(import.meta.resolve("redoc/bundles/redoc.standalone.js"))
    return (await readFile(file, "utf8")).replaceAll("https://cdn.redoc.ly/redoc/logo-mini.svg", "data:,")
  } catch {
    return undefined
  }
}

/** Serves the OpenAPI document as a page with its own policy. */
export const createReference = (): Hono<Env> => {
  const reference = new Hono<Env>({ strict: false })
  reference.get("/", (c) => c.html(page, 200, { "Content-Security-Policy": policy }))
  reference.get("/redoc.js", async (c) => {
    const script = await readRedoc()
    if (script === undefined) return c.text("The reference needs the development dependencies: npm ci\n", 404)
    return c.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8" })
  })
  return reference
}
