import { readFile } from "node:fs/promises"
import { inspect } from "node:util"
import { findColourProblems } from "./brand/colour-problems.ts"
import { findCommentProblems } from "./checks/comments.ts"
import { findCssProblems } from "./checks/css.ts"
import { findLanguageProblems } from "./checks/languages.ts"
import { findStaleNameProblems } from "./checks/stale-names.ts"
import { findTableProblems } from "./checks/tables.ts"
import { findTitleProblems } from "./checks/titles.ts"
import { findTextProblems } from "./checks/translations.ts"
import type { Counts } from "./counts.ts"
import { generate } from "./generate.ts"
import { findLockfileProblems } from "./lockfile.ts"
import { lint } from "./oxlint.ts"
import { printLine, printErrorLine } from "./print-line.ts"
import { inRoot, root } from "./root.ts"
import { runAndCapture } from "./run.ts"
import { shortenTypeErrors } from "./type-errors.ts"
import { describeUnknownName } from "./unknown-name.ts"

type Check = () => Promise<readonly string[]>

/** Returns a check that runs a program of the project. If the program fails, each line of its output is a problem. */
const program =
  (command: string, ...args: readonly string[]): Check =>
  async () => {
    const { code, output } = await runAndCapture(command, args)
    const lines = output.split("\n").filter((line) => line.trim() !== "")
    return code === 0 ? [] : lines.length > 0 ? lines : [`${command} ended with ${code}`]
  }
const spellingCache = ["--cache", "--cache-location", "node_modules/.cache/cspell"]
// A single checker needs 29 s of CPU, and four checkers need 48 s, because each additional checker repeats work. The
// other checks use the free cores.
const compile = program("tsc", "--build", "--checkers", "1", "--pretty", "false")
const listUnformatted = program("oxfmt", "--list-different")

export const checks = {
  /** Checks the pairs of colours that the style sheets put on each other, in both themes. */
  colours: async () => (await findColourProblems(inRoot("brand"))).map((problem) => `brand/colours.css ${problem}`),
  /**
   * Checks that the sentences of a comment name their subject, that editors show the comment, and that the code has the
   * names in backticks.
   */
  comments: async () => [...(await findCommentProblems()), ...(await findStaleNameProblems())],
  css: findCssProblems,
  /** Checks the layout of the code, which oxfmt alone decides with `.oxfmtrc.json`. */
  format: async () => (await listUnformatted()).map((file) => `${file}: npm run format writes it`),
  languages: findLanguageProblems,
  lint: async () => (await lint(root)).map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`),
  lockfile: async () => findLockfileProblems(JSON.parse(await readFile(inRoot("package-lock.json"), "utf8"))),
  /**
   * Checks the English spelling of code, documents and texts. Add correct words to .cspell-words.txt. The dictionary
   * includes docs/glossary.md.
   */
  spelling: program("cspell", "lint", "--no-progress", "--no-summary", ...spellingCache, "**"),
  /** Checks that every column of `sandbox/tables` has its migration. */
  tables: findTableProblems,
  /** Checks that the title of a test does not begin with a word that hides its subject. */
  titles: findTitleProblems,
  translations: findTextProblems,
  /** Checks the types. The layers are TypeScript projects, so the compiler reports a forbidden import between layers too. */
  types: async () => shortenTypeErrors(await compile()),
  /**
   * Finds files, exports and packages that nothing uses. `knip.json` names the entry points. The check includes the
   * generated stories and lists, which Git ignores, because they use much of the code.
   */
  unused: program("knip", "--reporter", "compact", "--no-config-hints", "--no-gitignore"),
} as const satisfies Readonly<Record<string, Check>>

/** Writes the lists and stories first, because the other checks read them and Git ignores them. */
const writeGenerated: Check = async () => {
  await generate()
  return []
}

/** Runs a check, prints its problems, and returns true if there are none. A check that crashes has failed. */
export const runCheck = async (name: string, check: Check): Promise<boolean> => {
  const started = performance.now()
  const problems = await check().catch((failure: unknown) => [inspect(failure)])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  for (const problem of problems) printLine(`${name}: ${problem}`)
  printLine(`${problems.length === 0 ? "✓" : "✗"} ${name} (${seconds} s)`)
  return problems.length === 0
}

/** Runs the named checks, or all checks if no name is given. */
export const runChecks = async (names: readonly string[] = []): Promise<Counts> => {
  const chosen = Object.entries<Check>(checks).filter(([name]) => names.length === 0 || names.includes(name))
  const first = await runCheck("lists and stories", writeGenerated)
  const results = [first, ...(await Promise.all(chosen.map(([name, check]) => runCheck(name, check))))]
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

const main = async (names: readonly string[]): Promise<number> => {
  const unknown = names.find((name) => !Object.hasOwn(checks, name))
  if (unknown !== undefined) {
    printErrorLine(describeUnknownName("check", unknown, Object.keys(checks)))
    return 2
  }
  const { passed, failed } = await runChecks(names)
  printLine(`${passed} checks passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
