import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build, createLogger, type Plugin } from "vite"
import { afterEach, beforeEach, expect, it } from "vitest"
import { finishBuild } from "./finish-build.ts"

let root = ""
let warnings: string[] = []
const write = (path: string, text: string) => writeFile(join(root, path), text)
const read = (path: string) => readFile(join(root, path), "utf8")

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "settings-"))
  warnings = []
  await mkdir(join(root, "public"))
  await write("index.html", "<!doctype html><title>Hashwell</title>")
  await write("public/config.json", '{"apiOrigin":""}')
})
afterEach(() => rm(root, { recursive: true }))

const run = async (more: readonly Plugin[] = []): Promise<void> => {
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) }
  await build({ root, configFile: false, customLogger, plugins: [finishBuild([]), ...more] })
}

const edited = '{"apiOrigin":"https://api.example"}'

it("replaces settings that were not edited, without a warning", async () => {
  await run()
  await write("public/config.json", '{"apiOrigin":"","adSource":"ads"}')
  await run()
  expect([await read("dist/config.json"), warnings]).toEqual(['{"apiOrigin":"","adSource":"ads"}', []])
})

it("keeps edited settings with the headers they need, and warns once in each build", async () => {
  await run()
  expect(await read("dist/_headers")).toContain("connect-src 'self';")
  await write("dist/config.json", edited)
  for (const times of [1, 2]) {
    await run()
    expect(await read("dist/config.json")).toBe(edited)
    expect(await read("dist/_headers")).toContain("connect-src 'self' https://api.example;")
    expect(warnings).toHaveLength(times)
    expect(warnings.at(-1)).toContain("config.json was edited, and stays as it is")
  }
})

it("keeps edited settings for the next build after a build has failed", async () => {
  await run()
  await write("dist/config.json", edited)
  const failing: Plugin = {
    name: "failing",
    generateBundle: () => {
      throw new Error("no pages")
    },
  }
  await expect(run([failing])).rejects.toThrow("no pages")
  expect(await read("dist/config.json")).toBe(edited)
  await run()
  expect(await read("dist/config.json")).toBe(edited)
})
