import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { expect, it, onTestFinished } from "vitest"
import { setSocialImageOrigin } from "./social-image-origin.ts"
import { readFiles, sendFile } from "./static.ts"
import { writeOrigin } from "./write-origin.ts"

const pageAt = (origin: string) =>
  `<!doctype html><meta property="og:image" content="${origin}/social.png" /><script>1</script>${"<p>Hash</p>".repeat(50)}`
const origin = "https://hashwell.example"

const builtIn = async () => {
  const folder = await mkdtemp(join(tmpdir(), "origin-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, ".pages/ru-RU"), { recursive: true })
  for (const path of ["index.html", ".pages/ru-RU/home.html"]) {
    await writeFile(join(folder, path), pageAt(""))
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(pageAt("")))
    await writeFile(join(folder, `${path}.gz`), gzipSync(pageAt("")))
  }
  await writeFile(join(folder, "terms.html"), "<p>No picture</p>")
  return folder
}

it("sends a page with the full URL of its picture, plain and compressed, with a new ETag", async () => {
  const files = await readFiles(await builtIn())
  const named = setSocialImageOrigin(files, origin)
  expect(named.get("/terms.html")).toBe(files.get("/terms.html"))
  const [before, after] = [files.get("/index.html")!, named.get("/index.html")!]
  expect([after.tag === before.tag, after.hashes]).toEqual([false, before.hashes])
  const sent = (encoding: string) =>
    sendFile(after, "/", new Request("http://127.0.0.1/", { headers: { "Accept-Encoding": encoding } }))
  const bytes = async (encoding: string) => Buffer.from(await (await sent(encoding)).arrayBuffer())
  expect([
    (await bytes("identity")).toString(),
    brotliDecompressSync(await bytes("br")).toString(),
    gunzipSync(await bytes("gzip")).toString(),
  ]).toEqual([pageAt(origin), pageAt(origin), pageAt(origin)])
  expect((await sent("br")).headers.get("ETag")).toBe(after.tag.replace(/"$/, '-br"'))
})

it("compresses a page once, on the first request", async () => {
  const { packed } = setSocialImageOrigin(await readFiles(await builtIn()), origin).get("/index.html")!
  for (const packing of ["br", "gzip"] as const) {
    const make = packed[packing] as () => Promise<Buffer>
    expect(make()).toBe(make())
  }
})

it("writes the origin into the files for a static server, and replaces an earlier one", async () => {
  const folder = await builtIn()
  await writeOrigin(folder, "http://localhost:4173")
  await writeOrigin(folder, origin)
  for (const path of ["index.html", ".pages/ru-RU/home.html"]) {
    expect(await readFile(join(folder, path), "utf8")).toBe(pageAt(origin))
    expect(brotliDecompressSync(await readFile(join(folder, `${path}.br`))).toString()).toBe(pageAt(origin))
    expect(gunzipSync(await readFile(join(folder, `${path}.gz`))).toString()).toBe(pageAt(origin))
  }
})

it("index.html names a picture that exists", async () => {
  const html = await readFile(new URL("../index.html", import.meta.url), "utf8")
  expect(html).toContain('<meta property="og:image" content="/social.png" />')
})
