import { messages } from "#sandbox/messages.ts"
import type { Locale } from "#domain/shared/currency.ts"
import samples from "./server-texts.json"

const escapedDots = (text: string) => text.replaceAll(".", "\\.")

/**
 * With the messages of the models' samples that the sandbox does not send. They are replaced in the finished file, so a translation has no
 * comma or quotation mark that its format would have to quote. Longer messages first: one may contain another.
 */
const pairs = [
  ...Object.entries(samples),
  ...Object.values(messages).map((each) => [each["en-US"], each["ru-RU"]] as const),
]
  .flatMap(([english, russian]) => [[english, russian] as const, [escapedDots(english), escapedDots(russian)] as const])
  .toSorted(([one], [other]) => other.length - one.length)

export const englishServerTexts: ReadonlySet<string> = new Set(pairs.map(([english]) => english))

/** Samples have the server's messages in English; the server answers in the language of the page. */
export const withServerTexts = (locale: Locale, text: string): string =>
  locale === "en-US" ? text : pairs.reduce((all, [english, russian]) => all.replaceAll(english, russian), text)
