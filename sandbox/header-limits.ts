/**
 * The maximum length of a header in characters, above that of any honest header. The cookies of a page and a passkey in X-TFA may be
 * longer.
 */
const maxHeaderLength = 512
const longer: Readonly<Record<string, number>> = { cookie: 8192, "x-tfa": 8192 }

const isLong = (name: string, value: string): boolean => value.length > (longer[name.toLowerCase()] ?? maxHeaderLength)

/** Returns the header, or null if it is missing or its value is too long. */
export const readShortHeader = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name)
  return value !== null && isLong(name, value) ? null : value
}

/**
 * Returns a header list, or null if it is missing. A list that is too long loses its beginning, because the nearest proxy appends
 * its entry at the end.
 */
export const readEndOfList = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name)
  if (value === null || !isLong(name, value)) return value
  const end = value.slice(-maxHeaderLength)
  // The cut may have split the first entry.
  return end.slice(end.indexOf(",") + 1)
}

/** Blanks headers that are too long before any regular expression reads them. A blanked header counts as an unknown value. */
export const withShortHeaders = (request: Request): Request => {
  const long = [...request.headers].filter(([name, value]) => isLong(name, value))
  if (long.length === 0) return request
  const headers = new Headers(request.headers)
  for (const [name] of long) headers.set(name, "")
  return new Request(request, { headers })
}
