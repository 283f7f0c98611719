import { readFiles } from "#scripts/syntax.ts"

/** Files that may contain tests. */
const files = ["{brand,sandbox,scripts,src}/**/*.test.{ts,tsx}", "tests/**/*.{ts,tsx}"]

/** A call of a test function of Vitest or of the project (`browserTest`), or the end of a table of `it.each`. */
const call = String.raw`(?:(?<![.\w])(?:it|describe|story|\w*[tT]est)(?:\.\w+)*|[)\`])`
const title = new RegExp(String.raw`${call}\(\s*(["'\`])(?<text>(?:\\.|(?!\1)[^\\])*)\1`, "g")

const opening = /^(?:What|Who|It|For|Of|Where|As|That|Which)\b/i

interface Fault {
  readonly line: number
  readonly text: string
}

/** Finds the titles of tests that begin with a word that hides the subject, with the line at which the title stands. */
export const findWrongTitles = (code: string): readonly Fault[] =>
  [...code.matchAll(title)]
    .map(({ 0: found, index, groups }) => ({
      line: code.slice(0, index + found.search(/["'`](?!\()/)).split("\n").length,
      text: groups!["text"]!,
    }))
    .filter(({ text }) => opening.test(text))

export const findTitleProblems = async (): Promise<readonly string[]> =>
  (await readFiles(files)).flatMap(({ path, text: code }) =>
    findWrongTitles(code).map(
      ({ line, text }) => `${path}:${line} "${text}": begin the title with a verb or with the name of the thing.`,
    ),
  )
