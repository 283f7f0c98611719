import leven from "leven"
import { wordsOf, type Word } from "./story-words.ts"

/** The texts by which a search finds a story. */
export interface StoryTexts {
  /** They stand on its screen. */
  readonly shown: readonly string[]
  /** Its title, other words for it, and numbers of the specification. */
  readonly names: readonly string[]
}

export interface FoundStory {
  readonly id: string
  /** The texts that matched, the best first. */
  readonly why: ReadonlyArray<{ readonly text: string; readonly isName: boolean }>
}

export interface Found {
  readonly stories: readonly FoundStory[]
  /** The words that were looked for; others than the typed ones where those stand nowhere. */
  readonly words: readonly Word[]
  readonly isCorrected: boolean
}

interface Text {
  readonly text: string
  readonly words: readonly Word[]
  readonly isName: boolean
}

const isNumber = /^\d+$/

/** The last word may not be finished yet. A number is whole or another number. */
export const isSameWord = (word: Word, wanted: Word, isLast: boolean): boolean =>
  word.stem === wanted.stem || (isLast && !isNumber.test(wanted.plain) && word.plain.startsWith(wanted.plain))

const score = { inOneText: 20, inNames: 14, inTexts: 10, phrase: 6, whole: 4, sameForms: 1, name: 0.5 }

/** How well a text that has all words answers them: as a phrase, as the whole text, in the same forms. */
const scoreOf = ({ words, isName }: Text, wanted: readonly Word[]): number => {
  const last = wanted.length - 1
  const isPhraseAt = (start: number) => wanted.every((each, at) => isSameWord(words[start + at]!, each, at === last))
  const starts = words.slice(0, Math.max(0, words.length - last)).keys()
  const isPhrase = starts.some(isPhraseAt)
  const isWhole = isPhrase && words.length === wanted.length
  const hasSameForms = wanted.every(({ plain }) => words.some((word) => word.plain === plain))
  return (
    score.inOneText +
    (isPhrase ? score.phrase : 0) +
    (isWhole ? score.whole : 0) +
    (hasSameForms ? score.sameForms : 0) +
    (isName ? score.name : 0) +
    wanted.length / words.length
  )
}

/** Looks for stories: whole phrases first, then all words in one text, then all words in several, and only then some of the words. */
export const storyFinder = (texts: Readonly<Record<string, StoryTexts>>): ((query: string) => Found) => {
  const known = new Map<string, Text>()
  const textOf = (text: string, isName: boolean): Text => {
    const key = `${isName} ${text}`
    if (!known.has(key)) known.set(key, { text, words: wordsOf(text), isName })
    return known.get(key)!
  }
  const stories = Object.entries(texts).map(([id, { shown, names }]) => ({
    id,
    texts: [...names.map((text) => textOf(text, true)), ...shown.map((text) => textOf(text, false))],
  }))
  /** In how many texts a word stands: a rare word says more than a frequent one. */
  const frequency = new Map<string, number>()
  for (const { words } of known.values())
    for (const { stem } of words) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const weightOf = ({ stem }: Word) => Math.log(1 + known.size / (frequency.get(stem) ?? 1))

  const corrected = (word: Word): Word => {
    const most = word.stem.length > 6 ? 2 : 1
    const close = [...frequency.keys()]
      .filter((stem) => Math.abs(stem.length - word.stem.length) <= most && !isNumber.test(stem))
      .map((stem) => [stem, leven(stem, word.stem, { maxDistance: most + 1 })] as const)
      .filter(([, distance]) => distance <= most)
      .toSorted(([one, near], [other, far]) => near - far || frequency.get(other)! - frequency.get(one)!)[0]
    return close === undefined ? word : { plain: close[0], stem: close[0] }
  }

  return (query) => {
    const typed = wordsOf(query)
    const last = typed.length - 1
    const isKnown = (word: Word, at: number) =>
      frequency.has(word.stem) ||
      (at === last && known.values().some(({ words }) => words.some((each) => isSameWord(each, word, true))))
    const wanted = typed.map((word, at) =>
      isKnown(word, at) || word.plain.length < 4 || isNumber.test(word.plain) ? word : corrected(word),
    )
    const all = wanted.reduce((sum, word) => sum + weightOf(word), 0)
    const answers = new Map<Text, { readonly has: readonly boolean[]; readonly score: number }>()
    for (const text of known.values()) {
      const has = wanted.map((word, at) => text.words.some((each) => isSameWord(each, word, at === last)))
      if (has.some(Boolean)) answers.set(text, { has, score: has.every(Boolean) ? scoreOf(text, wanted) : 0 })
    }
    const found = stories.flatMap(({ id, texts: own }) => {
      const matched = own.flatMap((text) => {
        const answer = answers.get(text)
        return answer === undefined ? [] : [{ ...text, ...answer }]
      })
      /** How much of what was typed these texts have between them. */
      const shareOf = (among: typeof matched) =>
        wanted.reduce((sum, word, at) => sum + (among.some((each) => each.has[at]) ? weightOf(word) : 0), 0) / all
      const share = shareOf(matched)
      if (matched.length === 0 || share < 0.5) return []
      const best = Math.max(...matched.map((each) => each.score))
      const isNamed = shareOf(matched.filter(({ isName }) => isName)) === 1
      const said = matched.toSorted((one, other) => other.score - one.score || shareOf([other]) - shareOf([one]))
      const several = (isNamed ? score.inNames : share === 1 ? score.inTexts : share) + shareOf(said.slice(0, 1))
      const whole = matched.filter((each) => each.score > 0).length
      const why = (whole > 0 ? said.slice(0, 1) : said.slice(0, wanted.length)).map(({ text, isName }) => ({ text, isName }))
      return [{ id, why, score: Math.max(best, several), whole, isComplete: share === 1 }]
    })
    const complete = found.filter(({ isComplete }) => isComplete)
    return {
      stories: (complete.length > 0 ? complete : found)
        .toSorted((one, other) => other.score - one.score || other.whole - one.whole)
        .map(({ id, why }) => ({ id, why })),
      words: wanted,
      isCorrected: wanted.some((word, at) => word !== typed[at]),
    }
  }
}
