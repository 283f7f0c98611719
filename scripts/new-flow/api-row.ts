const isId = (part: string | undefined): boolean => part?.startsWith("{") === true

/** Counts the equal parts of two paths from the beginning. An id with another name counts a little less. */
const alike = (own: readonly string[], other: readonly string[]): number => {
  const points = own.map((part, at): number => (part === other[at] ? 1 : isId(part) && isId(other[at]) ? 0.9 : 0))
  const end = points.indexOf(0)
  return points.slice(0, end < 0 ? points.length : end).reduce((sum, each) => sum + each, 0)
}

/** Inserts this row into docs/api.md below the call with the most similar path, and uses that call's names of the ids. */
export const withApiRow = (page: string, row: string, path: string, isExtension: boolean): string => {
  const [start, end] = isExtension
    ? [page.indexOf("\n## Extensions"), page.length]
    : [0, page.indexOf("\n## Extensions")]
  const own = path.split("/")
  // Rows with "the same" refusals refer to the row above them, so the new row goes after them.
  const pattern = /^\| (?:GET|POST|PUT|PATCH|DELETE) ([^ ,]+).*\n(?:.*\| the same[^|]*\|\n)*/gm
  const rows = [...page.slice(start, end).matchAll(pattern)]
  const siblings = rows.map(({ 0: line, 1: other = "", index }) => ({
    parts: other.split("/"),
    end: start + index + line.length,
  }))
  const beside = siblings.reduce((best, each) => (alike(own, each.parts) >= alike(own, best.parts) ? each : best))
  const spelled = own.map((part, at) => (isId(part) && at < alike(own, beside.parts) ? beside.parts[at] : part))
  return page.slice(0, beside.end) + row.replace(path, spelled.join("/")) + page.slice(beside.end)
}
