/** Entries on a full page of a list. */
export const pageSize = 10

/** Entries of a list on the dashboard. */
export const dashboardSize = 5

/** The parameters of a list in its address; null for one that the address does not name. */
export type AddressParams<Name extends string> = { readonly [Param in Name]: string | null }

const mostDigits = 6

/** 1-based. Anything that is not a page number is the first page; one of too many digits is far beyond any last page. */
export const pageFrom = (text: string | null): number =>
  text !== null && /^[1-9]\d*$/.test(text) ? Number(text.length > mostDigits ? "9".repeat(mostDigits) : text) : 1

export const offsetOf = (page: number, size = pageSize): number => (page - 1) * size

/** An empty list still has its first page. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
export const lastPage = (total: number): number => lastPageOf(total, pageSize)
