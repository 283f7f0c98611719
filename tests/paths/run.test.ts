import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import { describe, expect, it } from "vitest"
import { flows } from "#scripts/paths/flows.ts"
import { defaultOrigins } from "#scripts/paths/origins.ts"
import { listChangedIds, scriptsOfRun } from "#scripts/paths/run/begin.ts"
import { countsOf, readRun, writeRun } from "#scripts/paths/run/format.ts"
import { createRunApp } from "#scripts/paths/run/run-app.ts"
import { openRun } from "#scripts/paths/run/store.ts"
import { hostileNote, png, result, sampleRun, storedRun } from "./run-sample.ts"

/** Reads the files of an uncompressed ZIP file by its directory. */
const filesIn = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = bytes.length - 22
  let at = bytes.readUInt32LE(end + 16)
  while (at < end) {
    expect(bytes.readUInt32LE(at)).toBe(0x02_01_4b_50)
    const [size, length] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const content = bytes.readUInt32LE(at + 42) + 30 + length
    const stored = bytes.subarray(content, content + size)
    expect(crc32(stored)).toBe(bytes.readUInt32LE(at + 16))
    files.set(bytes.toString("utf8", at + 46, at + 46 + length), stored)
    at += 46 + length
  }
  expect(files.size).toBe(bytes.readUInt16LE(end + 10))
  return files
}

describe("the file of a run", () => {
  it("is unchanged after writing and reading, and counts its results", () => {
    expect(readRun(writeRun(sampleRun))).toEqual(sampleRun)
    expect(countsOf(sampleRun)).toEqual({ all: 4, open: 1, passed: 1, failed: 1, blocked: 1 })
  })

  it.each([
    ["another version", { ...sampleRun, version: 2 }],
    ["an unknown result", { ...sampleRun, results: { "signIn-01": { ...result, status: "skipped" } } }],
    ["no scripts", { ...sampleRun, scripts: undefined }],
  ])("is refused with %s, so that nobody's results are overwritten", (_, changed) => {
    expect(() => readRun(JSON.stringify(changed))).toThrow()
  })

  it("keeps results with their pictures, and deletes pictures that are removed", () => {
    const { folder, record } = storedRun({ ...sampleRun, results: {} })
    const image = { type: "image/png", bytes: png } as const
    record("signIn-01", { ...result, note: hostileNote }, [image, image])
    expect(readdirSync(folder).toSorted()).toEqual(["run.json", "signIn-01-1.png", "signIn-01-2.png"])
    expect(new Uint8Array(readFileSync(join(folder, "signIn-01-2.png")))).toEqual(png)
    const again = openRun(folder)
    again.record("signIn-01", { ...result, screenshots: ["signIn-01-2.png", "../run.json"] }, [image])
    expect(again.read()).toEqual({
      ...sampleRun,
      results: { "signIn-01": { ...result, screenshots: ["signIn-01-2.png", "signIn-01-3.png"] } },
    })
    expect(readdirSync(folder).toSorted()).toEqual(["run.json", "signIn-01-2.png", "signIn-01-3.png"])
    expect(again.screenshot("signIn-01-2.png")).toEqual(png)
    expect([again.screenshot("run.json"), again.screenshot("../run.json")]).toEqual([null, null])
  })
})

describe("the scripts of a run", () => {
  it("are those of the selected machines and area, in the selected language", async () => {
    const chosen = { machines: ["rates", "theme", "signIn"], area: "account", since: null }
    const scripts = await scriptsOfRun(chosen, "ru-RU", defaultOrigins)
    const signIn = flows().find(({ name }) => name === "signIn")!
    expect(scripts.map(({ id }) => id)).toEqual(signIn.model.paths().map((_, index) => `signIn-0${index + 1}`))
    expect(scripts[0]).toMatchObject({ machine: "signIn", area: "account", section: "Аккаунт" })
    expect(JSON.stringify(scripts)).toContain("Неверный адрес или пароль.")
    const wrong = { ...chosen, area: "accounts" }
    await expect(scriptsOfRun(wrong, "ru-RU", defaultOrigins)).rejects.toThrow("Did you mean account?")
  })

  it("are those that are new or changed since a commit", () => {
    const steps = (event: string) => [{ from: "a", event, to: "b", sent: {} }]
    const manual = (title: string) => ({ title, preconditions: [], steps: [] })
    const path = (id: string, event: string, title: string) => ({ id, steps: steps(event), manual: manual(title) })
    const before = [
      { machine: "m", paths: [path("m-01", "one", "Same"), path("m-02", "two", "Old"), path("m-03", "gone", "Gone")] },
    ]
    const after = [
      { machine: "m", paths: [path("m-01", "new", "New"), path("m-02", "one", "Same"), path("m-03", "two", "Other")] },
    ]
    expect([...listChangedIds(before, after)]).toEqual(["m-03", "m-01"])
  })
})

describe("the pages of a run", () => {
  const now = Date.parse("2026-11-28T11:00:00Z")
  const opened = async (run = sampleRun) => {
    const store = storedRun(run)
    const app = createRunApp(store, () => now)
    const get = async (path: string) => {
      const response = await app.request(`http://127.0.0.1:4400${path}`)
      return { status: response.status, headers: response.headers, body: await response.text() }
    }
    const post = async (id: string, fields: Readonly<Record<string, string | Blob>>, headers = {}) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const sent = { method: "POST", body, headers: { "Sec-Fetch-Site": "same-origin", ...headers } }
      const response = await app.request(`http://127.0.0.1:4400/scripts/${id}`, sent)
      return { status: response.status, to: response.headers.get("Location"), body: await response.text() }
    }
    return { store, get, post }
  }

  it("record a result, lead to the next script without one, and in the end to the list", async () => {
    const { store, get, post } = await opened({ ...sampleRun, results: {} })
    expect((await post("signIn-02", { status: "passed" })).to).toBe("/scripts/signIn-03")
    const fields = { status: "passed", note: "", step: "", tester: "Anna", opened: String(now - 90_000) }
    expect(await post("signIn-01", fields)).toMatchObject({ status: 303, to: "/scripts/signIn-03" })
    expect(store.read().results["signIn-01"]).toEqual({ ...result, at: "2026-11-28T11:00:00.000Z", seconds: 90 })
    expect((await post("theme-01", { status: "passed" })).to).toBe("/scripts/signIn-03")
    expect((await post("signIn-03", { status: "blocked", note: " No\r\naccess " })).to).toBe("/")
    expect(store.read().results["signIn-03"]).toMatchObject({ status: "blocked", note: "No\naccess", seconds: 0 })
    expect((await get("/")).body).toContain("All scripts have a result.")
  })

  it("store pictures, and refuse other files", async () => {
    const { store, get, post } = await opened({ ...sampleRun, results: {} })
    const failed = { status: "failed", note: "Wrong colour", step: "2" }
    const stored = await post("signIn-01", { ...failed, images: new File([png], "any.txt") })
    expect(stored.to).toBe("/scripts/signIn-02")
    expect(store.read().results["signIn-01"]).toMatchObject({ step: 2, screenshots: ["signIn-01-1.png"] })
    const picture = await get("/screenshots/signIn-01-1.png")
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"])
    expect((await get("/screenshots/run.json")).status).toBe(404)
    const page = new File(["<script>"], "page.png", { type: "image/png" })
    const refused = await post("signIn-02", { ...failed, images: page })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain("Screenshots are PNG, JPEG or WebP pictures of up to 10 MB.")
    expect(refused.body).toContain("Wrong colour</textarea>")
    expect(existsSync(join(store.folder, "signIn-02-1.png"))).toBe(false)
  })

  it("require a note for a script that did not pass", async () => {
    const { store, post } = await opened({ ...sampleRun, results: {} })
    for (const status of ["failed", "blocked", "other"]) {
      const refused = await post("signIn-01", { status, note: " \n" })
      expect([refused.status, refused.body.includes("Write in the note what you saw")]).toEqual([422, true])
    }
    expect(store.read().results).toEqual({})
  })

  it("filter scripts by result or area, and escape their texts", async () => {
    const { get } = await opened({
      ...sampleRun,
      scripts: sampleRun.scripts.map((each, index) => ({ ...each, area: index === 3 ? "site" : "account" })),
    })
    const shown = async (query: string) =>
      [...(await get(`/?${query}`)).body.matchAll(/href="\/scripts\/([^"]+)">[^<]+<\/a><span/g)].map(([, id]) => id)
    expect(await shown("")).toEqual(["signIn-01", "signIn-02", "signIn-03", "theme-01"])
    expect(await shown("status=open")).toEqual(["theme-01"])
    expect(await shown("status=failed")).toEqual(["signIn-02"])
    expect(await shown("area=account")).toEqual(["signIn-01", "signIn-02", "signIn-03"])
    expect(await shown("area=account&status=open")).toEqual([])
    const page = (await get("/scripts/signIn-02")).body
    expect(page).not.toMatch(/<b>|<no>/)
    expect(page).toContain("Recorded before")
  })

  it("are in the language of the run, use no inline code, and refuse requests of other sites", async () => {
    const { get, post } = await opened({ ...sampleRun, language: "ru-RU" })
    const { body, headers } = await get("/scripts/theme-01")
    expect(body).toContain('<html lang="ru-RU">')
    expect(body).toContain("Запись результата")
    expect(body).not.toMatch(/<script>|<style|\sstyle=|\son[a-z]+=/)
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(
      (await post("theme-01", { status: "passed" }, { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }))
        .status,
    ).toBe(403)
    const foreign = await createRunApp(storedRun(sampleRun)).request("http://evil.example/")
    expect(foreign.status).toBe(404)
    expect((await get("/scripts/gone-01")).status).toBe(404)
  })

  it.each([
    ["junit", "application/xml", "release-1.junit.xml"],
    ["testrail", "text/csv", "release-1.testrail.csv"],
    ["xray", "text/csv", "release-1.xray.csv"],
    ["markdown", "text/markdown", "release-1.md"],
  ])("export %s as a file", async (name, type, file) => {
    const { get } = await opened()
    const { headers } = await get(`/exports/${name}`)
    expect([headers.get("Content-Type"), headers.get("Content-Disposition")]).toEqual([
      `${type}; charset=utf-8`,
      `attachment; filename*=UTF-8''${file}`,
    ])
    expect((await get("/exports/other")).status).toBe(404)
  })

  it("export Markdown with its pictures as an archive, whatever characters its name has", async () => {
    const { store, post } = await opened({ ...sampleRun, name: "релиз", results: {} })
    await post("signIn-01", { status: "failed", note: "Wrong colour", images: new File([png], "any.png") })
    const response = await createRunApp(store).request("http://127.0.0.1:4400/exports/markdown")
    expect([response.headers.get("Content-Type"), response.headers.get("Content-Disposition")]).toEqual([
      "application/zip",
      `attachment; filename*=UTF-8''${encodeURIComponent("релиз.zip")}`,
    ])
    const files = filesIn(Buffer.from(await response.arrayBuffer()))
    expect([...files.keys()]).toEqual(["релиз.md", "signIn-01-1.png"])
    expect(files.get("релиз.md")!.toString()).toContain("![signIn-01](signIn-01-1.png)")
    expect(new Uint8Array(files.get("signIn-01-1.png")!)).toEqual(png)
  })

  it("mark expectations with a neutral sign, because no result is recorded there", async () => {
    const { get } = await opened({ ...sampleRun, results: {} })
    const { body } = await get("/scripts/signIn-01")
    const steps = /<ol class="steps">[^]*?<\/ol>/.exec(body)![0]
    expect(steps).toContain('<p class="quiet">Expected:</p>')
    expect(steps).not.toMatch(/[✓✔☑]/)
    expect((await get("/run.css")).body).not.toMatch(/[✓✔☑]|\\271[34]/)
  })
})
