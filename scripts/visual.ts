import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { inRoot } from "./root.ts"
import { say, warn } from "./say.ts"
import { picturesOf } from "./visual/against.ts"
import { comparePictures, toleratedDifference } from "./visual/compare.ts"
import { storiesWithBaselines } from "./visual/kept.ts"
import { acceptedFonts, fontProblem, recordFonts } from "./visual/fonts.ts"
import { reportPage, type Row } from "./visual/report.ts"
import { serveReview, writeComments } from "./visual/review.ts"
import { presentFonts, takeFrom, takePresent } from "./visual/take.ts"

const usage = `npm run tool -- visual                       compares the screens of scripts/visual/kept.ts with tests/visual/baselines
npm run tool -- visual --update              accepts what changed
npm run tool -- visual --review              opens a page to accept, reject and comment
npm run tool -- visual --against <commit>    compares every state with that commit's
npm run tool -- visual --against A --with B  compares two commits
npm run tool -- visual --only sign-in        only stories whose address holds these words
npm run tool -- visual --no-build            uses the stories built last`

const baselines = inRoot("tests/visual/baselines")
const report = inRoot("reports/visual")

const parse = () => {
  try {
    return parseArgs({
      options: {
        update: { type: "boolean", default: false },
        "no-build": { type: "boolean", default: false },
        only: { type: "string", default: "" },
        against: { type: "string" },
        with: { type: "string" },
        review: { type: "boolean", default: false },
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

/** Opens the page of the differences until the reviewer is done; answers how many pictures are not accepted. */
const reviewRows = async (rows: readonly Row[], isAgainstBaselines: boolean): Promise<number> => {
  const byName = new Map(rows.map((row) => [`${row.story}.${row.device}`, row]))
  const { url, done } = await serveReview(report, [...byName.keys()], async ({ picture, decision }) => {
    if (decision === "accept" && isAgainstBaselines) await accept(byName.get(picture)!)
  })
  say(`Review the differences at ${url} and press Done there.`)
  const decisions = await done
  await writeComments(decisions)
  const accepted = new Set(decisions.filter(({ decision }) => decision === "accept").map(({ picture }) => picture))
  say(`${accepted.size} accepted, ${rows.length - accepted.size} not; comments are in tests/visual/review.json`)
  return rows.length - accepted.size
}

const visual = async ({
  update,
  "no-build": noBuild,
  only,
  against,
  with: other,
  review,
}: NonNullable<ReturnType<typeof parse>>): Promise<number> => {
  if ((update && against !== undefined) || (other !== undefined && against === undefined)) {
    warn(usage)
    return 1
  }
  if (against === undefined) {
    const fonts = await presentFonts()
    const problem = update ? null : fontProblem(await acceptedFonts(), fonts)
    if (problem !== null) {
      warn(problem)
      return 1
    }
    if (update) await recordFonts(fonts)
  }
  const folder = against === undefined ? baselines : await picturesOf(against)
  await rm(report, { recursive: true, force: true })
  await mkdir(report, { recursive: true })
  const rows: Row[] = []
  let same = 0
  const take = async (name: string, png: Buffer) => {
    const row = await judge(folder, name, png)
    if (row) rows.push(row)
    else same++
  }
  const isChosen = (id: string) => id.includes(only)
  const all =
    other === undefined
      ? await takePresent(noBuild, (id) => against !== undefined || storiesWithBaselines.includes(id), isChosen, take)
      : await takeFrom(await picturesOf(other), isChosen, take)
  if (all === null) return 1
  const ids = all.filter(isChosen)
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
  if (review && rows.length > 0) return (await reviewRows(rows, against === undefined)) > 0 ? 1 : 0
  return ids.length === 0 || (rows.length > 0 && !update) ? 1 : 0
}

if (import.meta.main) {
  const options = parse()
  if (options === null) warn(usage)
  process.exitCode = options === null ? 1 : await visual(options)
}
