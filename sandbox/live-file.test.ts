import { mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { checkEvery, createLiveFile } from "./live-file.ts"
import { findSettingsProblems } from "./settings-problems.ts"
import { createSite } from "./site.ts"
import { readFiles } from "./static.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "live-"))
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Hashwell</title>")
  await writeFile(join(folder, "config.json"), '{"apiOrigin":""}')
})
afterEach(() => rm(folder, { recursive: true }))

const open = async () => {
  const reports: boolean[] = []
  const time = { now: 0 }
  const sandbox = { fetch: () => Promise.resolve(Response.json({})) }
  const site = createSite({
    files: await readFiles(folder),
    readConfig: createLiveFile(join(folder, "config.json"), {
      now: () => time.now,
      findProblems: findSettingsProblems,
      changed: (faults) => void reports.push(faults.length === 0),
    }),
    sandbox: () => Promise.resolve(sandbox),
    report: () => {},
  })
  /** Makes a request late enough for the server to check the file again. */
  const fetchPath = (path: string) => {
    time.now += checkEvery
    return site(new Request(`http://127.0.0.1${path}`))
  }
  const connect = async (path: string) =>
    /connect-src [^;]*/.exec((await fetchPath(path)).headers.get("Content-Security-Policy") ?? "")?.[0]
  return { fetchPath, connect, reports }
}

it("edited settings and their security policy apply from the next request on", async () => {
  const { fetchPath, connect } = await open()
  expect(await connect("/")).toBe("connect-src 'self'")
  const edited = '{"apiOrigin":"https://api.example"}'
  await writeFile(join(folder, "config.json"), edited)
  expect(await connect("/")).toBe("connect-src 'self' https://api.example")
  expect(await connect("/api/v1/products")).toBe("connect-src 'self' https://api.example")
  expect(await (await fetchPath("/config.json")).text()).toBe(edited)
  // Editors replace a file in this way. The new text has the same length as the old text, so the length cannot show the change.
  await writeFile(join(folder, "new"), '{"apiOrigin":"https://ipa.example"}')
  await rename(join(folder, "new"), join(folder, "config.json"))
  expect(await connect("/")).toBe("connect-src 'self' https://ipa.example")
})

it("reads the file once for requests of the same moment, and again for later ones", async () => {
  const time = { now: 0 }
  const path = join(folder, "config.json")
  const versions: string[] = []
  const faultsIn = (text: string) => {
    versions.push(text)
    return []
  }
  const read = createLiveFile(path, { now: () => time.now, findProblems: faultsIn })
  const text = async () => (await read())?.content.toString()
  expect(await Promise.all([text(), text(), text()])).toEqual(Array(3).fill('{"apiOrigin":""}'))
  await writeFile(path, "{}")
  time.now = checkEvery - 1
  expect(await text()).toBe('{"apiOrigin":""}')
  time.now = checkEvery
  expect(await Promise.all([text(), text()])).toEqual(["{}", "{}"])
  expect(versions).toEqual(['{"apiOrigin":""}', "{}"])
})

it("broken settings change nothing, and are reported once until they are corrected", async () => {
  const good = '{"apiOrigin":"https://api.example"}'
  await writeFile(join(folder, "config.json"), good)
  const { fetchPath, connect, reports } = await open()
  const seen = async () => [await connect("/"), await (await fetchPath("/config.json")).text()]
  const before = await seen()
  expect(before).toEqual(["connect-src 'self' https://api.example", good])
  for (const broken of [
    '{"apiOrigin":',
    "[]",
    "",
    '{"extensions":["receipt"]}',
    '{"chat":"/connectors/chatroom.js"}',
  ]) {
    await writeFile(join(folder, "config.json"), broken)
    expect(await seen()).toEqual(before)
  }
  await writeFile(join(folder, "config.json"), '{"apiOrigin":""}')
  expect(await seen()).toEqual(["connect-src 'self'", '{"apiOrigin":""}'])
  expect(reports).toEqual([true, false, false, false, false, false, true])
})

it("settings that are broken at the start are served unchanged, so that the page can report them", async () => {
  await writeFile(join(folder, "config.json"), "{")
  const { fetchPath, reports } = await open()
  expect([await (await fetchPath("/config.json")).text(), reports]).toEqual(["{", [false]])
})

it("a deleted settings file is not found, and grants no origins", async () => {
  await writeFile(join(folder, "config.json"), '{"apiOrigin":"https://api.example"}')
  const { fetchPath, connect } = await open()
  await rm(join(folder, "config.json"))
  expect((await fetchPath("/config.json")).status).toBe(404)
  expect(await connect("/")).toBe("connect-src 'self'")
})
