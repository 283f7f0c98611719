import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { storiesSite } from "./serve.ts"

const folders = async () => {
  const folder = await mkdtempDisposable(join(tmpdir(), "stories-"))
  const [stories, pictures] = [join(folder.path, "stories"), join(folder.path, "pictures")]
  await mkdir(join(stories, "changed"), { recursive: true })
  await mkdir(pictures)
  await writeFile(join(stories, "index.html"), "manager")
  await writeFile(join(stories, "changed/changed.json"), "of the build")
  await writeFile(join(pictures, "changed.json"), "of the last comparison")
  return { stories, pictures, [Symbol.asyncDispose]: folder.remove }
}

it("serves the build, with the pictures of the last comparison in place of its own", async () => {
  await using at = await folders()
  const site = storiesSite(at.stories, at.pictures, async () => false)
  const bodies = ["/", "/changed/changed.json"].map(async (path) => (await site.request(path)).text())
  expect(await Promise.all(bodies)).toEqual(["manager", "of the last comparison"])
})

it.each([true, false])("reports whether the files have changed since the build: %s", async (isOld) => {
  await using at = await folders()
  const response = await storiesSite(at.stories, at.pictures, async () => isOld).request("/old-build")
  expect(await response.json()).toBe(isOld)
})
