/** A word of a text. `stem` is the word without its ending, so that a search finds different forms of the word. */
export interface Word {
  readonly plain: string
  readonly stem: string
}

/** The pattern of a word. "e-mail" and "3-D" are one word, and "sign-in" is two words. */
const wordPattern = /(?<![\p{L}\p{N}])[\p{L}\p{N}]-[\p{L}\p{N}]+|[\p{L}\p{N}]+/gu

const minStemLength = 3
const without = (word: string, ending: RegExp, minLength = minStemLength): string => {
  const stem = word.replace(ending, "")
  return stem.length >= minLength ? stem : word
}

const russianEnding =
  /(?:иями|[яа]ми|[иы]ми|[ео]го|[ео]му|ией|[ая]х|[ая]м|[оеы]е|ие|[аяи]я|ии|[иыоей]й|[оеы]м|[оеё]в|[ую]ю|[ью]ю|[аеиоуыьюяй])$/
/**
 * The suffixes of participles and of the past tense. Without them, «отклонён», «отклонённый» and «отклонил» are one word for a
 * search.
 */
const russianSuffix = /(?:ованн?|енн?|ил|л)$/
const englishEnding = /(?:ing|ed|ies|es|s|e|y)$/
const doubled = /(.)\1$/

const stemOf = (word: string): string =>
  /^\p{Script=Cyrillic}/u.test(word)
    ? without(without(word, russianEnding), russianSuffix, minStemLength + 1)
    : /^[a-z]+$/.test(word)
      ? without(word, englishEnding).replace(doubled, "$1")
      : word

const stems = new Map<string, string>()

const wordOf = (text: string): Word => {
  const plain = text.toLowerCase().replaceAll("ё", "е").replaceAll("-", "")
  if (!stems.has(plain)) stems.set(plain, stemOf(plain))
  return { plain, stem: stems.get(plain)! }
}

export const wordsOf = (text: string): readonly Word[] => (text.match(wordPattern) ?? []).map(wordOf)

/** Splits a text into pieces. A piece that is a word also contains this word. */
export const piecesOf = (text: string): ReadonlyArray<{ readonly text: string; readonly word?: Word }> => {
  const pieces: { readonly text: string; readonly word?: Word }[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: found, word: wordOf(found) })
    end = index + found.length
  }
  return [...pieces, { text: text.slice(end) }]
}
