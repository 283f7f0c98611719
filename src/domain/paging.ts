/** Entries on a full page of a list. */
export const pageSize = 10

/** Entries of a list on the dashboard. */
export const dashboardSize = 5

/** 1-based. Anything that is not a page number is the first page. */
export const pageFrom = (text: string | null): number => {
  const page = text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
  return page
}

export const offsetOf = (page: number): number => (page - 1) * pageSize

/** An empty list still has its first page. */
export const lastPageOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))
export const lastPage = (total: number): number => lastPageOf(total, pageSize)
