import leven from "leven"
import { wordsOf, type Word } from "./story-words.ts"

/** The texts by which a search finds a story. */
export interface StoryTexts {
  /** The texts on the story's screen. */
  readonly shown: readonly string[]
  /** The story's title, synonyms of it, and numbers of the specification. */
  readonly names: readonly string[]
}

export interface FoundStory {
  readonly id: string
  /** The texts that matched, in the order of their score. */
  readonly matchingTexts: ReadonlyArray<{ readonly text: string; readonly isName: boolean }>
}

export interface SearchResult {
  readonly stories: readonly FoundStory[]
  /** The words of the search. Corrected words replace typed words that no text contains. */
  readonly words: readonly Word[]
  readonly isCorrected: boolean
}

interface Text {
  readonly text: string
  readonly words: readonly Word[]
  readonly isName: boolean
}

const isNumber = /^\d+$/

/** Returns true if a word matches a searched word. The last searched word may be unfinished, and a number must match as a whole. */
export const isSameWord = (word: Word, wanted: Word, isLast: boolean): boolean =>
  word.stem === wanted.stem || (isLast && !isNumber.test(wanted.plain) && word.plain.startsWith(wanted.plain))

const score = { inOneText: 20, inNames: 14, inTexts: 10, phrase: 6, whole: 4, sameForms: 1, name: 0.5 }

/**
 * Returns the score of a text that contains all words. The score is higher if it contains them as a phrase, as its whole content,
 * or in the same forms.
 */
const scoreOf = ({ words, isName }: Text, wanted: readonly Word[]): number => {
  const last = wanted.length - 1
  const isPhraseAt = (start: number) => wanted.every((each, at) => isSameWord(words[start + at]!, each, at === last))
  const isPhrase = words.slice(0, Math.max(0, words.length - last)).some((_, start) => isPhraseAt(start))
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

/** Returns the known word that is closest to a word that no text contains. */
const closest = (word: Word, words: readonly Word[]): Word => {
  const maxDistance = word.plain.length > 7 ? 2 : 1
  const close = words
    .filter(({ plain }) => Math.abs(plain.length - word.plain.length) <= maxDistance && !isNumber.test(plain))
    .map((each) => ({ each, distance: leven(each.plain, word.plain, { maxDistance: maxDistance + 1 }) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  return close !== undefined && close.distance <= maxDistance ? close.each : word
}

/**
 * Returns a function that searches stories. Whole phrases rank first, then all words in one text, then all words in several
 * texts, and finally some of the words.
 */
export const storyFinder = (texts: Readonly<Record<string, StoryTexts>>): ((query: string) => SearchResult) => {
  const textsByKey = new Map<string, Text>()
  /** Each word with the texts that contain it. */
  const places = new Map<string, { readonly word: Word; readonly texts: Set<Text> }>()
  const textOf = (text: string, isName: boolean): Text => {
    const key = `${isName} ${text}`
    if (textsByKey.has(key)) return textsByKey.get(key)!
    const entry = { text, words: wordsOf(text), isName }
    textsByKey.set(key, entry)
    for (const word of entry.words) {
      if (!places.has(word.plain)) places.set(word.plain, { word, texts: new Set() })
      places.get(word.plain)!.texts.add(entry)
    }
    return entry
  }
  const stories = Object.entries(texts).map(([id, { shown, names }]) => ({
    id,
    texts: [...names.map((text) => textOf(text, true)), ...shown.map((text) => textOf(text, false))],
  }))
  const textsWith = (wanted: Word, isLast: boolean): ReadonlySet<Text> =>
    new Set([...places.values()].flatMap(({ word, texts }) => (isSameWord(word, wanted, isLast) ? [...texts] : [])))

  return (query) => {
    const typedWords = wordsOf(query)
    const matches = typedWords.map((word, at) => {
      const isLast = at === typedWords.length - 1
      const exact = textsWith(word, isLast)
      if (exact.size > 0 || word.plain.length < 4 || isNumber.test(word.plain)) return { word, texts: exact }
      const other = closest(
        word,
        [...places.values()].map((place) => place.word),
      )
      return { word: other, texts: textsWith(other, isLast) }
    })
    const wanted = matches.map(({ word }) => word)
    // Weighs a rare word more than a frequent one.
    const weights = matches.map((each) => Math.log(1 + textsByKey.size / Math.max(1, each.texts.size)))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    /** Returns the weighted share of the searched words that these texts contain together. */
    const shareOf = (among: readonly Text[]) =>
      weights.reduce((sum, weight, at) => sum + (among.some((text) => matches[at]!.texts.has(text)) ? weight : 0), 0) /
      all
    const scores = new Map<Text, number>()
    for (const text of matches[0]?.texts ?? [])
      if (matches.every((each) => each.texts.has(text))) scores.set(text, scoreOf(text, wanted))

    const found = stories.flatMap(({ id, texts: own }) => {
      const matched = own.filter((text) => matches.some((each) => each.texts.has(text)))
      const share = matched.length === 0 ? 0 : shareOf(matched)
      if (share < 0.5) return []
      const rank = (text: Text) => scores.get(text) ?? shareOf([text])
      const [best, ...others] = matched.toSorted((one, other) => rank(other) - rank(one))
      const matchingTexts = others.reduce(
        (chosen, text) => (shareOf([...chosen, text]) > shareOf(chosen) ? [...chosen, text] : chosen),
        [best!],
      )
      const several =
        shareOf(matched.filter(({ isName }) => isName)) === 1 ? score.inNames : share === 1 ? score.inTexts : 0
      // Prefers a state with a second text that contains all words. The state is about these words.
      const isTwice = matched.filter((text) => scores.has(text)).length > 1
      return [
        {
          id,
          matchingTexts,
          isTwice,
          rank: scores.has(best!) ? rank(best!) : several + rank(best!),
          isComplete: share === 1,
        },
      ]
    })
    const complete = found.filter(({ isComplete }) => isComplete)
    return {
      stories: (complete.length > 0 ? complete : found)
        .toSorted((one, other) => other.rank - one.rank || Number(other.isTwice) - Number(one.isTwice))
        .map(({ id, matchingTexts }) => ({
          id,
          matchingTexts: matchingTexts.map(({ text, isName }) => ({ text, isName })),
        })),
      words: wanted,
      isCorrected: wanted.some((word, at) => word !== typedWords[at]),
    }
  }
}
