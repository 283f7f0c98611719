import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { chromium } from "playwright"
import { browserArguments, findBrowser } from "./browser.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { openDesk } from "./visual/desk.ts"
import { reportPage } from "./visual/report.ts"
import type { Row } from "./visual/report.ts"
import type { Device } from "./visual/shoot.ts"
import { devices, serveFolder, shoot } from "./visual/shoot.ts"

const usage = `npm run visual                    compares every state with its picture in tests/visual/baselines
npm run visual -- --update        accepts what changed
npm run visual -- --only sign-in  only stories whose address holds these words
npm run visual -- --no-build      uses the stories built last`

const baselines = inRoot("tests/visual/baselines")
const report = inRoot("reports/visual")
const stories = ".cache/visual-stories"
/** Pictures are kept in git for ever: more than this, and they need to be fewer. */
const limit = 15 * 1024 * 1024

interface Wish {
  readonly update: boolean
  readonly build: boolean
  readonly only: string
}

const parse = (words: readonly string[]): Wish | null => {
  const only = words.indexOf("--only")
  const known = words.filter((word, at) => !["--update", "--no-build", "--only"].includes(word) && (only < 0 || at !== only + 1))
  if (known.length > 0 || (only >= 0 && words[only + 1] === undefined)) return null
  return { update: words.includes("--update"), build: !words.includes("--no-build"), only: only < 0 ? "" : words[only + 1]! }
}

const readOrNull = (file: string): Promise<Buffer | null> => readFile(file).catch((failure: NodeJS.ErrnoException) => {
  if (failure.code === "ENOENT") return null
  throw failure
})

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly tags: readonly string[] }>>
}

const statesOf = async (only: string): Promise<readonly string[]> => {
  const { entries } = JSON.parse(await readFile(inRoot(`${stories}/index.json`), "utf8")) as Index
  return Object.values(entries).filter(({ id, tags }) => tags.includes("state") && id.includes(only)).map(({ id }) => id)
}

const look = async (ids: readonly string[], update: boolean): Promise<{ readonly rows: readonly Row[]; readonly same: number }> => {
  const server = await serveFolder(inRoot(stories))
  const browser = await chromium.launch({ executablePath: findBrowser("figures"), args: [...browserArguments, server.browserArgument] })
  const rows: Row[] = []
  let same = 0
  const lookOn = async (device: Device) => {
    const desk = await openDesk(browser)
    for await (const { story, png } of shoot(browser, server.url, device, ids)) {
      const name = `${story}.${device.name}`
      const before = await readOrNull(`${baselines}/${name}.png`)
      const { changed, isSame, picture, marked } = await desk.judge(png, before)
      if (isSame) { same++; continue }
      rows.push({ story, device: device.name, what: before === null ? "new" : "changed", changed })
      if (before !== null) await writeFile(`${report}/${name}.before.png`, before)
      if (marked !== null) await writeFile(`${report}/${name}.difference.png`, marked)
      await writeFile(`${report}/${name}.after.png`, picture)
      if (update) await writeFile(`${baselines}/${name}.png`, picture)
    }
  }
  try {
    await Promise.all(devices.map(lookOn))
  } finally {
    await browser.close()
    server.stop()
  }
  return { rows, same }
}

/** Pictures of states that are no more. */
const leftOver = async (ids: readonly string[], update: boolean): Promise<readonly Row[]> => {
  const files = (await readdir(baselines)).filter((file) => file.endsWith(".png"))
  const rows = files.map((file) => file.split(".") as [string, string]).filter(([story]) => !ids.includes(story))
  for (const [story, device] of rows) {
    const file = `${baselines}/${story}.${device}.png`
    await writeFile(`${report}/${story}.${device}.before.png`, await readFile(file))
    if (update) await rm(file)
  }
  return rows.map(([story, device]) => ({ story, device, what: "left over", changed: null }))
}

const weight = async (): Promise<number> => {
  const sizes = await Promise.all((await readdir(baselines)).map(async (file) => (await stat(`${baselines}/${file}`)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const visual = async ({ update, build, only }: Wish): Promise<number> => {
  if (build && await run("node", ["scripts/storybook.ts", "build", "--output-dir", stories, "--quiet"]) !== 0) return 1
  if (await readOrNull(inRoot(`${stories}/index.json`)) === null) {
    warn("No stories were built yet: leave out --no-build.")
    return 1
  }
  await rm(report, { recursive: true, force: true })
  await mkdir(report, { recursive: true })
  await mkdir(baselines, { recursive: true })
  const ids = await statesOf(only)
  const seen = await look(ids, update)
  const rows = [...seen.rows, ...(only === "" ? await leftOver(ids, update) : [])]
  await writeFile(`${report}/index.html`, reportPage(rows.toSorted((a, b) => a.story.localeCompare(b.story)), seen.same))
  for (const { story, device, what, changed } of rows) say(`${what}: ${story} on ${device}${changed === null ? "" : `, ${changed} pixels`}`)
  const bytes = await weight()
  say(`${seen.same} the same, ${rows.length} not${update && rows.length > 0 ? " and accepted" : ""}; `
    + `${(bytes / 1024 / 1024).toFixed(1)} MB of pictures; reports/visual/index.html`)
  if (bytes > limit) warn(`The pictures weigh more than ${limit / 1024 / 1024} MB. Take fewer, or smaller ones.`)
  return bytes > limit || ids.length === 0 || (rows.length > 0 && !update) ? 1 : 0
}

if (import.meta.main) {
  const wish = parse(process.argv.slice(2))
  if (wish === null) warn(usage)
  process.exitCode = wish === null ? 1 : await visual(wish)
}
