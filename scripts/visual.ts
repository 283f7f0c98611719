import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"
import { say, warn } from "./say.ts"
import { picturesOf } from "./visual/against.ts"
import { comparePictures, toleratedDifference } from "./visual/compare.ts"
import { storiesWithBaselines } from "./visual/kept.ts"
import { reportPage, type Row } from "./visual/report.ts"
import { shootAll } from "./visual/shoot.ts"
import { statesOf } from "./visual/stories.ts"

const usage = `npm run visual                        compares the screens of scripts/visual/kept.ts with tests/visual/baselines
npm run visual -- --update            accepts what changed
npm run visual -- --against <commit>  compares every state with that commit's
npm run visual -- --only sign-in      only stories whose address holds these words
npm run visual -- --no-build          uses the stories built last`

const baselines = inRoot("tests/visual/baselines")
const report = inRoot("reports/visual")
const stories = inRoot(".cache/visual-stories")

const parse = () => {
  try {
    return parseArgs({
      options: {
        update: { type: "boolean", default: false },
        "no-build": { type: "boolean", default: false },
        only: { type: "string", default: "" },
        against: { type: "string" },
      },
    }).values
  } catch (failure) {
    warn(failure instanceof Error ? failure.message : String(failure))
    return null
  }
}

/** Compares one picture with the file of the same name, and puts what differs into the report. */
const judge = async (folder: string, name: string, after: Buffer): Promise<Row | null> => {
  const [story, device] = name.split(".") as [string, string]
  const file = join(folder, `${name}.png`)
  const before = existsSync(file) ? await readFile(file) : null
  const difference = before && comparePictures(before, after)
  if (difference && difference.changed <= toleratedDifference) return null
  await writeFile(`${report}/${name}.after.png`, after)
  if (before && difference) {
    await writeFile(`${report}/${name}.before.png`, before)
    await writeFile(`${report}/${name}.difference.png`, difference.marked)
  }
  return { story, device, what: before === null ? "new" : "changed", changed: difference?.changed ?? null }
}

/** Screenshots without a story. */
const leftOver = async (folder: string, ids: readonly string[]): Promise<readonly Row[]> => {
  const files = (await readdir(folder))
    .map((file) => file.split(".") as [string, string])
    .filter(([story]) => !ids.includes(story))
  for (const [story, device] of files)
    await writeFile(`${report}/${story}.${device}.before.png`, await readFile(`${folder}/${story}.${device}.png`))
  return files.map(([story, device]) => ({ story, device, what: "left over", changed: null }))
}

const accept = async ({ story, device, what }: Row): Promise<void> => {
  const file = `${story}.${device}`
  if (what === "left over") await rm(`${baselines}/${file}.png`)
  else await writeFile(`${baselines}/${file}.png`, await readFile(`${report}/${file}.after.png`))
}

const visual = async ({
  update,
  "no-build": noBuild,
  only,
  against,
}: NonNullable<ReturnType<typeof parse>>): Promise<number> => {
  if (update && against !== undefined) {
    warn(usage)
    return 1
  }
  const folder = against === undefined ? baselines : await picturesOf(against)
  if (!noBuild && (await run("node", ["scripts/storybook.ts", "build", "--output-dir", stories, "--quiet"])) !== 0)
    return 1
  if (!existsSync(`${stories}/index.json`)) {
    warn("No stories were built yet: leave out --no-build.")
    return 1
  }
  await rm(report, { recursive: true, force: true })
  await mkdir(report, { recursive: true })
  const all = statesOf(await readFile(`${stories}/index.json`, "utf8")).filter(
    (id) => against !== undefined || storiesWithBaselines.includes(id),
  )
  const ids = all.filter((id) => id.includes(only))
  const rows: Row[] = []
  let same = 0
  await shootAll(stories, ids, async (name, png) => {
    const row = await judge(folder, name, png)
    if (row) rows.push(row)
    else same++
  })
  if (only === "") rows.push(...(await leftOver(folder, all)))
  if (update) for (const row of rows) await accept(row)
  await writeFile(
    `${report}/index.html`,
    reportPage(
      rows.toSorted((a, b) => a.story.localeCompare(b.story)),
      same,
    ),
  )
  for (const { story, device, what, changed } of rows)
    say(`${what}: ${story} on ${device}${changed === null ? "" : `, ${changed} pixels`}`)
  say(
    `${same} the same, ${rows.length} not${update && rows.length > 0 ? " and accepted" : ""}; reports/visual/index.html`,
  )
  return ids.length === 0 || (rows.length > 0 && !update) ? 1 : 0
}

if (import.meta.main) {
  const options = parse()
  if (options === null) warn(usage)
  process.exitCode = options === null ? 1 : await visual(options)
}
