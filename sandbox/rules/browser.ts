type Names = readonly (readonly [name: string, ...patterns: readonly RegExp[]])[]

/**
 * Browsers in the order in which `nameIn` tries them. A browser's header also contains the names of older compatible browsers, so the first
 * match wins.
 */
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

/** Returns the common names of the browser and the system in a User-Agent header. */
export const browserOf = (userAgent = "") => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
