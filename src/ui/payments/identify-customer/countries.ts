const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

/** Codes that Intl has names for, but ISO 3166-1 does not assign to a country. */
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
  // Intl maps a former country to its successor: "DD" becomes "DE".
  new Intl.Locale(`und-${code}`).region === code &&
  new Intl.Locale(Intl.getCanonicalLocales(`und-${code}`)[0]!).region === code

/** Every country of ISO 3166-1, with its name in this language, sorted by name. */
export const countries = (locale: string): ReadonlyArray<{ readonly value: string; readonly text: string }> => {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isCountry(code, names))
    .map((code) => ({ value: code, text: names.of(code)! }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale))
}
