/** First, last, and one page either side of the current; null is a gap. */
export const pagesAround = (current: number, last: number): ReadonlyArray<number | null> => {
  const pages = Array.from({ length: last }, (_, index) => index + 1)
  return pages.reduce<ReadonlyArray<number | null>>((shown, page) => {
    if (page === 1 || page === last || Math.abs(page - current) <= 1) return [...shown, page]
    return shown.at(-1) === null ? shown : [...shown, null]
  }, [])
}
