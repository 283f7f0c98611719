import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { compressFolder } from "./compress.ts"

it("writes smaller copies of text files, and none of pictures and tiny files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "compress-"))
  const script = "hash ".repeat(100)
  await writeFile(join(folder, "main.js"), script)
  await writeFile(join(folder, "tiny.js"), "1")
  await writeFile(join(folder, "picture.png"), script)
  await compressFolder(folder)
  const files = await readdir(folder)
  const [br, gz] = await Promise.all([readFile(join(folder, "main.js.br")), readFile(join(folder, "main.js.gz"))])
  await rm(folder, { recursive: true })
  expect(files.toSorted()).toEqual(["main.js", "main.js.br", "main.js.gz", "picture.png", "tiny.js"])
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([script, script])
})
