const characters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** The codes that have a name in Intl but are not assigned to a country by ISO 3166-1. */
const none: ReadonlySet<string> = new Set([
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "EU",
  "EZ",
  "IC",
  "QO",
  "TA",
  "UN",
  "XA",
  "XB",
  "XK",
  "ZZ",
])

const isCountry = (code: string, names: Intl.DisplayNames): boolean =>
  !none.has(code) &&
  names.of(code) !== undefined &&
  // Excludes a former country, which Intl maps to its successor: "DD" becomes "DE".
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.Locale(Intl.getCanonicalLocales(`und-${code}`)[0]!).region === code

/** Returns every country of ISO 3166-1 with its name in this language, sorted by name. */
export const countries = (locale: string): ReadonlyArray<{ readonly value: string; readonly text: string }> => {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" })
  return characters
    .flatMap((first) => characters.map((second) => first + second))
    .filter((code) => isCountry(code, names))
    .map((code) => ({ value: code, text: names.of(code)! }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale))
}
