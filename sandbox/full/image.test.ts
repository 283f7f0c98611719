// cspell:words Privs
import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline"
import { expect, it } from "vitest"
import { findFreePort } from "#sandbox/testing/web.ts"
import { runImage } from "./image.ts"

const can = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0

it.skipIf(!can)("the image runs read-only as an unprivileged user (needs root)", { timeout: 300_000 }, async () => {
  const port = String(await findFreePort())
  await using stack = new AsyncDisposableStack()
  const image = await runImage({ PORT: port, SANDBOX_IN_PRODUCTION: "1", LOG_LEVEL: "error" })
  stack.defer(image.remove)
  const started: string[] = []
  for await (const line of createInterface({ input: image.output })) {
    started.push(line)
    if (line.includes("http:")) break
  }
  const status = await readFile(`/proc/${image.pid}/status`, "utf8")
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1]
  const pages = await Promise.all(
    ["/", "/api/v1/products"].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status),
  )
  const codes = await Promise.all(
    [
      image.health,
      image.asNode("touch /data/written"),
      image.asNode("touch /tmp/written"),
      image.asNode("touch /app/written"),
      "touch /app/written",
      "test -e /app/node_modules/vite",
    ].map(image.inside),
  )
  expect(started).toEqual([`Hashwell: http://0.0.0.0:${port}/`])
  expect([field("Uid"), field("CapEff"), field("CapBnd"), field("NoNewPrivs")]).toEqual([
    "1000",
    "0000000000000000",
    "0000000000000000",
    "1",
  ])
  expect(pages).toEqual([200, 200])
  expect(codes).toEqual([0, 0, 0, 1, 1, 1])
})
