export const pageSize = 10

/** The number of entries of a list on the dashboard. */
export const dashboardSize = 5

/** The query parameters in the URL of a list. A missing parameter is null. */
export type UrlParams<Name extends string> = { readonly [Param in Name]: string | null }

const maxPageDigits = 6

/**
 * Returns the number of a page, from 1. Anything that is not a page number becomes the first page. A number with more than six digits
 * becomes 999999, which is after the last page of any list.
 */
export const parsePage = (text: string | null): number =>
  text !== null && /^[1-9]\d*$/.test(text) ? Number(text.length > maxPageDigits ? "9".repeat(maxPageDigits) : text) : 1

export const offsetOf = (page: number, size = pageSize): number => (page - 1) * size

/** Returns the number of the last page. An empty list has one page. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
export const findLastPage = (total: number): number => lastPageOf(total, pageSize)
