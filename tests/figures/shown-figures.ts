/** A number as a page or a letter writes it: plain digits, and what stands around it. */
export interface ShownFigure {
  /** "-1234.50" */
  readonly number: string
  /** "$", "BTC", "Th/s", "%"; "" for none. */
  readonly unit: string
}

const spaces = /[\u00a0\u202f\u2060]/g
const numbers = { en: String.raw`\d+(?:,\d{3})*(?:\.\d+)?`, ru: String.raw`\d+(?: \d{3})*(?:,\d+)?` }
const before = String.raw`[$€£₽]|(?<![A-Za-z\d])R(?= ?\d)`
const after = String.raw`BTC|ETH в стейкинге|ETH staked|ETH|(?:G|M|P|T)h/(?:s|day|день)|трлн ?[$€₽]|T\b|[$€₽%]|R\b|ZAR`
const patternOf = (number: string) =>
  new RegExp(String.raw`([-+−–]?) ?(${before})? ?([-−]?)(${number})(?![A-Za-z\d])(?: ?(${after}))?`, "g")
const patterns = { en: patternOf(numbers.en), ru: patternOf(numbers.ru) }
const languageOf = (locale: string) => (locale === "ru-RU" ? "ru" : "en")

/** The digits of a number of this locale. */
const plain = (text: string, locale: string): string =>
  locale === "ru-RU" ? text.replaceAll(" ", "").replace(",", ".") : text.replaceAll(/[ ,]/g, "")

/** Every number of a text that has a unit, or all of its numbers. */
export const figuresIn = (text: string, locale: string, all = false): readonly ShownFigure[] =>
  [...text.replaceAll(spaces, " ").matchAll(patterns[languageOf(locale)])].flatMap(
    ([, sign, first = "", minus, digits = "", last = ""]) => {
      const unit = first || last
      if (unit === "" && !all) return []
      const isNegative = /[-−]/.test(`${sign}${minus}`)
      return [{ number: `${isNegative ? "-" : ""}${plain(digits, locale)}`, unit: `${first}${last}` }]
    },
  )

/** Quantities that a price or a fee is for are no figures: "1 Th/s", "1,000 Mh/s", "1 BTC = …". */
export const withoutCounted = (text: string): string =>
  text
    .replaceAll(spaces, " ")
    .replaceAll(/(?<![\d.,] ?)1(?:[ ,]?000)? (?:[MGT]h\/s|ETH staked|ETH в стейкинге|BTC|ETH)(?![.,]?\d)/g, "")

/** Leaves out the quantities of prices and fees, and the names of prices that are assumed. */
const withoutNames = (text: string): string => withoutCounted(text).replaceAll(/(?:(?:BTC|ETH) )?[−+]50? ?%/g, "")

/** The figures of a marked text, as many as its mark names; null where they are not as many. */
export const markedFigures = (text: string, count: number, locale: string): readonly ShownFigure[] | null =>
  [figuresIn(text, locale), figuresIn(withoutNames(text), locale), figuresIn(text, locale, true)].find(
    ({ length }) => length === count,
  ) ?? null
