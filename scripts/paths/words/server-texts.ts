import type { Locale } from "#domain/shared/currency.ts"
import { messages } from "#sandbox/messages.ts"
import samples from "./server-texts.json"

const escapedDots = (text: string) => text.replaceAll(".", "\\.")

/**
 * Pairs of English and Russian server messages, including those of the models' samples that the sandbox does not send.
 * - Messages are replaced in the finished file, so no translation may contain a comma or a quotation mark that its
 *   format would have to escape.
 * - Longer messages come first, because one may contain another.
 */
const pairs = [
  ...Object.entries(samples),
  ...Object.values(messages).map((each) => [each["en-US"], each["ru-RU"]] as const),
]
  .flatMap(([english, russian]) => [[english, russian] as const, [escapedDots(english), escapedDots(russian)] as const])
  .toSorted(([one], [other]) => other.length - one.length)

export const englishServerTexts: ReadonlySet<string> = new Set(pairs.map(([english]) => english))

/** Translates the server's messages, which the samples have in English, because the server uses the language of the page. */
export const withServerTexts = (locale: Locale, text: string): string =>
  locale === "en-US" ? text : pairs.reduce((all, [english, russian]) => all.replaceAll(english, russian), text)
