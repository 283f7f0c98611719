import { readFiles } from "#scripts/syntax.ts"

/** Files whose comments must follow the rules. */
const files = ["{.storybook,brand,sandbox,scripts,src,tests}/**/*.{ts,tsx}", "*.ts"]

interface Rule {
  readonly wrong: RegExp
  /** Sentences that look wrong but are not. */
  readonly except?: RegExp
  readonly advice: string
}

const advice = "begin the sentence with the name of the thing"

const sentenceRules: readonly Rule[] = [
  {
    wrong:
      /^(?:What|Who|It|For|Of|Where|As|Whether|How|Which|Why|Whose|Neither|Not|So|Those|Such|Others|Below|Above|Behind|They|Its|Their)\b/,
    except: /^For example\b/,
    advice,
  },
  // A noun after "This" or "Each" ends in no single s, but a verb does: "This page", "Each shows".
  { wrong: /^(?:This|Each) (?:\w*[^\Wsu]s|can|cannot|may|must|will|would)\b/, advice },
  { wrong: /^(?:These|Both) (?!\w+s\b)/, except: /^Both \w+ and\b/, advice },
  {
    wrong:
      /\b(?:the|all) following\b|\b(?:the|a|these|all) \w+ (?:below|above)\b(?! (?:th\w+|its?|an?|all|any|each|every|\d))/i,
    except: /following (?:text|click|month)|value below which|number above zero|row above|read the heading above/,
    advice: "name the thing instead of its position",
  },
  { wrong: /\ban empty text\b/i, advice: 'write "an empty string"' },
  { wrong: /^The (?:most|least) \w+ of\b/, advice: 'write "the maximum" or "the minimum"' },
  { wrong: /\banswer to when\b/i, advice: 'write "the verdict"' },
]

const jsdoc = String.raw`\/\*\*\s(?:(?!\*\/)[\s\S])*\*\/`
// A verb in the third person ends in s. The plural nouns of this list end in s too.
const plurals = "Amounts|Buttons|Classes|Details|E-mails|Names(?= of| that)|Parts|Sentences|Vouchers"
const nounFirst = jsdoc.replace(String.raw`\s`, String.raw`[\s*]+(?=[^\s*])(?![\w-]+s\b(?<!\b(?:${plurals})))`)
const arrow = String.raw`(?:<[^=(]*>)?\((?:[^()]|\([^()]*\))*\)(?::[^=]+)? =>`

const placeRules: readonly Rule[] = [
  {
    wrong: new RegExp(String.raw`${jsdoc}\n(?=[ \t]*\n|import )`, "g"),
    advice: "write a comment with //, because this JSDoc belongs to nothing",
  },
  {
    wrong: /^(?:\/\/ (?!oxlint-).*\n)+(?=export (?!default))/gm,
    advice: "write a JSDoc, because editors do not show this comment of an export",
  },
  {
    wrong: new RegExp(
      String.raw`${nounFirst}(?=\s*(?:export )?(?:(?:async )?function\*? [a-z]|const [a-z]\w* =\s*(?:async )?${arrow}))`,
      "g",
    ),
    advice: "begin the JSDoc of a function with a verb",
  },
]

interface Fault {
  readonly line: number
  readonly text: string
  readonly advice: string
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

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Splits a text into its sentences, which end at a full stop, a question mark, an exclamation mark or an empty line. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?][)"'`]?)\s+|\n\s*\n/).map(inOneLine)

/** Finds the sentences and comments that break a rule, with the line at which the comment begins. */
export const findWrongComments = (code: string): readonly Fault[] => {
  const text = withoutStrings(code)
  const lineAt = (index: number): number => text.slice(0, index).split("\n").length
  const ofSentences = [...text.matchAll(comments)].flatMap(({ 0: comment, index }) =>
    sentencesOf(textOf(comment)).flatMap((sentence) =>
      sentenceRules
        .filter(({ wrong, except }) => wrong.test(sentence) && except?.test(sentence) !== true)
        .map((rule) => ({ line: lineAt(index), text: sentence, advice: rule.advice })),
    ),
  )
  const ofPlaces = placeRules.flatMap((rule) =>
    [...text.matchAll(rule.wrong)].map(({ 0: found, index }) => ({
      line: lineAt(index),
      text: sentencesOf(textOf(found))[0]!,
      advice: rule.advice,
    })),
  )
  return [...ofSentences, ...ofPlaces]
}

export const findCommentProblems = async (): Promise<readonly string[]> =>
  (await readFiles(files)).flatMap(({ path, text: code }) =>
    findWrongComments(code).map(({ line, text, advice }) => `${path}:${line} "${text}": ${advice}.`),
  )
