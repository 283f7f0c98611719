import { readFile, writeFile } from "node:fs/promises"
import { printLine, printErrorLine } from "./print-line.ts"
import { releasedChangelog, findReleaseProblems } from "./release/changelog.ts"
import { inRoot } from "./root.ts"
import { run } from "./run.ts"

// `npm run release -- 1.2.0` runs `npm version`, which requires a clean tree, commits and tags. The hooks of `npm
// version` call this file twice: with "check" before any change, and with "write" before the commit.
const version = process.env["npm_new_version"] ?? ""
const files = { changelog: "CHANGELOG.md", version: "src/domain/site/version.ts" }
const read = (file: string) => readFile(inRoot(file), "utf8")

const check = async (): Promise<number> => {
  const problems = findReleaseProblems(version, await read(files.changelog), await read("docs/upgrading.md"))
  for (const problem of problems) printErrorLine(problem)
  return problems.length > 0 ? 1 : run("node", ["scripts/check.ts"])
}

const write = async (): Promise<number> => {
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(inRoot(files.changelog), releasedChangelog(await read(files.changelog), version, day))
  const constant = (await read(files.version)).replace(/"[^"]*"\n$/, `"${version}"\n`)
  await writeFile(inRoot(files.version), constant)
  printLine(`${version}: publish it with git push --follow-tags`)
  return run("git", ["add", ...Object.values(files)])
}

const steps: Readonly<Record<string, () => Promise<number>>> = { check, write }
const step = steps[process.argv[2] ?? ""]
if (step === undefined || version === "") {
  printErrorLine("npm run release -- <version>, for example 1.2.0")
  process.exitCode = 2
} else process.exitCode = await step()
