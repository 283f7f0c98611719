export type TopLevelDomain = "ru" | "io"

/** The terms document goes by the top-level domain; everything that is not ru, localhost too, counts as io. */
export const topLevelDomain = (hostname: string): TopLevelDomain => (/\.ru\.?$/i.test(hostname) ? "ru" : "io")
