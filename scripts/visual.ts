import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { inRoot } from "./root.ts"
import { say, warn } from "./say.ts"
import { compareFolders } from "./visual/compare.ts"
import { checkFonts } from "./visual/fonts.ts"
import { picturesOf, presentPictures } from "./visual/pictures.ts"
import { reportPage, type Row } from "./visual/report.ts"
import { serveReview, writeComments } from "./visual/review.ts"

const usage = `npm run tool -- visual                       compares the screens that have pictures in tests/visual/baselines with them
npm run tool -- visual --update              accepts what changed
npm run tool -- visual --update --only ID    takes the first pictures of a story
npm run tool -- visual --review              opens a page to accept, reject and comment
npm run tool -- visual --against <commit>    compares every state with that commit's
npm run tool -- visual --against A --with B  compares two commits
npm run tool -- visual --only sign-in        only stories whose address holds these words
npm run tool -- visual --no-build            uses the stories built last`

const baselines = inRoot("tests/visual/baselines")
const report = inRoot("reports/visual")

const options = {
  update: { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  only: { type: "string", default: "" },
  against: { type: "string" },
  with: { type: "string" },
  review: { type: "boolean", default: false },
} as const
type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

const accept = ({ story, device, what }: Row): Promise<void> => {
  const file = `${baselines}/${story}.${device}.png`
  return what === "left over" ? rm(file) : copyFile(`${report}/${story}.${device}.after.png`, file)
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

/** The folders to compare. */
const folders = async ({ update, only, against, with: other, "no-build": noBuild }: Options) => {
  if (other !== undefined) return [await picturesOf(against!), await picturesOf(other)] as const
  if (against !== undefined)
    return [await picturesOf(against), await presentPictures(noBuild, (id) => id.includes(only))] as const
  await checkFonts(update)
  const files = await readdir(baselines)
  const hasPicture = (id: string) => files.some((file) => file.startsWith(`${id}.`)) || (update && id === only)
  return [baselines, await presentPictures(noBuild, (id) => id.includes(only) && hasPicture(id))] as const
}

const visual = async (values: Options): Promise<number> => {
  const { update, only, against, review } = values
  const [before, after] = await folders(values)
  await rm(report, { recursive: true, force: true })
  await mkdir(report, { recursive: true })
  const { rows, same } = await compareFolders(before, after, report, (name) => name.includes(only))
  if (update) for (const row of rows) await accept(row)
  await writeFile(`${report}/index.html`, reportPage(rows, same))
  for (const { story, device, what, changed } of rows)
    say(`${what}: ${story} on ${device}${changed === null ? "" : `, ${changed} pixels`}`)
  const accepted = update && rows.length > 0 ? " and accepted" : ""
  say(`${same} the same, ${rows.length} not${accepted}; reports/visual/index.html`)
  if (review && rows.length > 0) return (await reviewRows(rows, against === undefined)) > 0 ? 1 : 0
  return same + rows.length === 0 || (rows.length > 0 && !update) ? 1 : 0
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options })
    const { update, against, with: other } = values
    if ((update && against !== undefined) || (other !== undefined && against === undefined)) throw new Error(usage)
    process.exitCode = await visual(values)
  } catch (failure) {
    warn(failure instanceof Error ? failure.message : String(failure))
    if (failure instanceof TypeError) warn(usage)
    process.exitCode = 1
  }
}
