/** First, last, and one page on either side of the current one; null is a gap. The result stays short for any number of pages. */
export const pagesAround = (current: number, last: number): ReadonlyArray<number | null> => {
  const pages = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  return pages.flatMap((page, index) => (index > 0 && page - pages[index - 1]! > 1 ? [null, page] : [page]))
}
