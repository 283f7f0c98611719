/** More characters than any honest header has. The cookies of a page, and a passkey in X-TFA, are the long ones. */
const longest = 512
const longer: Readonly<Record<string, number>> = { cookie: 8192, "x-tfa": 8192 }

const isLong = (name: string, value: string): boolean => value.length > (longer[name.toLowerCase()] ?? longest)

/** The header; null if it is longer than it may be. */
export const shortHeader = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name)
  return value !== null && isLong(name, value) ? null : value
}

/** The end of a list that is longer than a header may be: there the nearest proxy writes what it saw. */
export const endOfList = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name)
  if (value === null || !isLong(name, value)) return value
  const end = value.slice(-longest)
  // The first entry may be the rest of one.
  return end.slice(end.indexOf(",") + 1)
}

/** Blanks headers that are longer than they may be, before a pattern sees them: they count as unknown values. */
export const withShortHeaders = (request: Request): Request => {
  const long = [...request.headers].filter(([name, value]) => isLong(name, value))
  if (long.length === 0) return request
  const headers = new Headers(request.headers)
  for (const [name] of long) headers.set(name, "")
  return new Request(request, { headers })
}
