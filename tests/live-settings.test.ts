import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { startServer } from "#scripts/server.ts"

it("the server of npm start serves edited settings and their policy to the next visit, without a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dist-"))
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Hashwell</title>")
  await writeFile(join(folder, "config.json"), "{}")
  // No call reaches this API, because the server itself provides the settings.
  const server = await startServer({ folder, environment: { API_ORIGIN: "http://127.0.0.1:9" } })
  try {
    const visit = async () => {
      const [page, config] = await Promise.all([fetch(server.url), fetch(`${server.url}config.json`)])
      return [/connect-src [^;]*/.exec(page.headers.get("Content-Security-Policy") ?? "")?.[0], await config.text()]
    }
    expect(await visit()).toEqual(["connect-src 'self'", "{}"])
    const edited = '{"apiOrigin":"https://api.example"}'
    await writeFile(join(folder, "config.json"), edited)
    // The server checks the file several times a second instead of at each request.
    await expect.poll(visit).toEqual(["connect-src 'self' https://api.example", edited])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
