/** Entries on a full page of a list. */
export const pageSize = 10

/** 1-based. Anything that is not a page number is the first page. */
export const pageFrom = (text: string | null): number => {
  const page = text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
  return page
}

export const offsetOf = (page: number): number => (page - 1) * pageSize

/** An empty list still has its first page. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
