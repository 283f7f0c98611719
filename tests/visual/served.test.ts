import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { serveFolder } from "#scripts/visual/shoot.ts"

it("the stories have the same address in every run, whichever port was free", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stories-"))
  await writeFile(join(folder, "index.html"), "stories")
  const servers = [await serveFolder(folder), await serveFolder(folder)]
  try {
    expect(servers.map(({ url }) => url)).toEqual(["http://hashwell.localhost", "http://hashwell.localhost"])
    const ends = servers.map(({ browserArgument }) =>
      browserArgument.replace("--host-resolver-rules=MAP hashwell.localhost:80 ", ""),
    )
    expect(new Set(ends).size).toBe(2)
    expect(await Promise.all(ends.map(async (end) => (await fetch(`http://${end}/`)).text()))).toEqual([
      "stories",
      "stories",
    ])
  } finally {
    for (const { stop } of servers) stop()
    await rm(folder, { recursive: true })
  }
})
