import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { z } from "zod"
import { mergeVerdicts, type SharedVerdict } from "#ui/story/story-verdicts.ts"
import { reviewFileOf, verdictsSchema } from "./generate/review.ts"
import { printLine, printErrorLine } from "./print-line.ts"
import { inRoot } from "./root.ts"

const usage = "npm run tool -- verdicts <file>, with the file that the panel of a story downloads"
const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"))

/** Adds the verdicts of a downloaded file to `review/`, where all readers of the repository see them. */
const take = async (path: string): Promise<void> => {
  const given = z.record(z.string().regex(/^\w+$/), verdictsSchema).parse(await readJson(path))
  await mkdir(inRoot("review"), { recursive: true })
  for (const [flow, added] of Object.entries(given)) {
    const file = inRoot(reviewFileOf(flow))
    const before: readonly SharedVerdict[] = existsSync(file) ? verdictsSchema.parse(await readJson(file)) : []
    await writeFile(file, `${JSON.stringify(mergeVerdicts(before, added), null, 2)}\n`)
    printLine(`${reviewFileOf(flow)}: ${added.length} added`)
  }
}

try {
  const [path] = parseArgs({ allowPositionals: true }).positionals
  if (path === undefined) {
    printErrorLine(usage)
    process.exitCode = 2
  } else await take(path)
} catch (failure) {
  printErrorLine(
    failure instanceof z.ZodError ? `The file has no verdicts: ${z.prettifyError(failure)}` : String(failure),
  )
  process.exitCode = 1
}
