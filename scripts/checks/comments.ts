import { readSources } from "#scripts/syntax.ts"

/** Folders whose comments must follow the rule. */
const folders = ["sandbox", "scripts", "src", "tests"]

/** Opening words that hide the name of the thing, so that a reader must guess it from the code below. */
const nameless =
  /^(?:What|Who|It|For|Of|Where|As|Whether|How|Which|Why|Whose|Neither|Not|So|Those|Such|Others|Below|Above|Behind)\b/

/** Openings that contain such a word but hide no name. */
const exceptions = /^For example\b/

interface Sentence {
  readonly line: number
  readonly sentence: string
}

/** Empties the strings, because they may quote comments and begin with any word. */
const withoutStrings = (code: string): string => code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')

const block = String.raw`\/\*\*?\s[\s\S]*?\*\/`
const lines = String.raw`^[ \t]*\/\/ .*(?:\n[ \t]*\/\/ .*)*`
const behindCode = String.raw`(?<=\s)\/\/ .*`
const comments = new RegExp([block, lines, behindCode].join("|"), "gm")

const textOf = (comment: string): string =>
  comment
    .replace(/^\s*\/\*\*?\s+/, "")
    .replace(/\s*\*\/$/, "")
    .replaceAll(/^[ \t]*(?:\/\/|\*(?!\/)) ?/gm, "")

/** Sentences end at a full stop, a question mark, an exclamation mark or an empty line. */
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?][)"'`]?)\s+|\n\s*\n/).map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())

/** Finds sentences of comments that begin without the name of the thing, with the line at which the comment begins. */
export const namelessSentences = (code: string): readonly Sentence[] => {
  const text = withoutStrings(code)
  return [...text.matchAll(comments)].flatMap(({ 0: comment, index }) =>
    sentencesOf(textOf(comment))
      .filter((sentence) => nameless.test(sentence) && !exceptions.test(sentence))
      .map((sentence) => ({ line: text.slice(0, index).split("\n").length, sentence })),
  )
}

export const commentProblems = async (): Promise<readonly string[]> => {
  const sources = (await Promise.all(folders.map(readSources))).flat()
  return sources.flatMap(({ path, text }) =>
    namelessSentences(text).map(
      ({ line, sentence }) => `${path}:${line} "${sentence}": begin the sentence with the name of the thing.`,
    ),
  )
}
