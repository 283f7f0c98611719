type Names = readonly (readonly [name: string, ...patterns: readonly RegExp[]])[]

/** Browsers in the order of trial: each also names the older ones it is compatible with, so the first that matches counts. */
const browsers: Names = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Yandex Browser", /\bYaBrowser\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ["Safari", /\bVersion\/\S/, /\bSafari\//],
]
const systems: Names = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows NT\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
]

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(userAgent)))?.[0] ?? null

/** Names that a person knows for the browser and the system of a User-Agent header; null for the one that it does not say. */
export const browserOf = (userAgent = "") => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
