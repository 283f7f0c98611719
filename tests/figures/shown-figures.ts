/** A number on a page or in an e-mail: its plain digits and its unit. */
export interface ShownFigure {
  /** The plain digits, such as "-1234.50". */
  readonly number: string
  /** The unit: "$", "BTC", "Th/s", "%", or "" for none. */
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

/** Removes the locale's separators from a number. */
const plain = (text: string, locale: string): string =>
  locale === "ru-RU" ? text.replaceAll(" ", "").replace(",", ".") : text.replaceAll(/[ ,]/g, "")

/** Finds every number with a unit in a text, or every number. */
export const figuresIn = (text: string, locale: string, all = false): readonly ShownFigure[] =>
  [...text.replaceAll(spaces, " ").matchAll(patterns[languageOf(locale)])].flatMap(
    ([, sign, first = "", minus, digits = "", last = ""]) => {
      const unit = first || last
      if (unit === "" && !all) return []
      const isNegative = /[-−]/.test(`${sign}${minus}`)
      return [{ number: `${isNegative ? "-" : ""}${plain(digits, locale)}`, unit: `${first}${last}` }]
    },
  )

/** Removes quantities to which a price or fee refers ("1 Th/s", "1,000 Mh/s", "1 BTC = …"), because they are not figures. */
export const withoutCounted = (text: string): string =>
  text
    .replaceAll(spaces, " ")
    .replaceAll(/(?<![\d.,] ?)1(?:[ ,]?000)? (?:[MGT]h\/s|ETH staked|ETH в стейкинге|BTC|ETH)(?![.,]?\d)/g, "")

/** Removes the quantities of prices and fees, and the names of assumed prices. */
const withoutNames = (text: string): string => withoutCounted(text).replaceAll(/(?:(?:BTC|ETH) )?[−+]50? ?%/g, "")

/** Returns the figures of a marked text, or null if their number differs from the number in the mark. */
export const markedFigures = (text: string, count: number, locale: string): readonly ShownFigure[] | null =>
  [figuresIn(text, locale), figuresIn(withoutNames(text), locale), figuresIn(text, locale, true)].find(
    ({ length }) => length === count,
  ) ?? null
