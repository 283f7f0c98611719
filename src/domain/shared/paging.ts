export const pageSize = 10

/** The number of entries of a list on the dashboard. */
export const dashboardSize = 5

/** The parameters of a list in its URL. */
export type UrlParams<Name extends string> = { readonly [Param in Name]: string | null }

const mostDigits = 6

/**
 * Returns the number of a page, from 1. Anything that is not a page number becomes the first page. A number of too many digits becomes a
 * page far after the last page.
 */
export const pageFrom = (text: string | null): number =>
  text !== null && /^[1-9]\d*$/.test(text) ? Number(text.length > mostDigits ? "9".repeat(mostDigits) : text) : 1

export const offsetOf = (page: number, size = pageSize): number => (page - 1) * size

/** Returns the number of the last page. An empty list has one page. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
export const lastPage = (total: number): number => lastPageOf(total, pageSize)
