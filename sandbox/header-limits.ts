/** In characters: more than anything that is meant. Cookies of a page, and a passkey in X-TFA, are the long ones. */
const longest = 512
const longer: Readonly<Record<string, number>> = { cookie: 8192, "x-tfa": 8192 }

const isLong = (name: string, value: string): boolean => value.length > (longer[name.toLowerCase()] ?? longest)

/** Null if it is longer than it may be. */
export const shortHeader = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name)
  return value !== null && isLong(name, value) ? null : value
}

/** Blanks headers that are longer than they may be, before a pattern sees them: they count as unknown values. */
export const withShortHeaders = (request: Request): Request => {
  const long = [...request.headers].filter(([name, value]) => isLong(name, value))
  if (long.length === 0) return request
  const headers = new Headers(request.headers)
  for (const [name] of long) headers.set(name, "")
  return new Request(request, { headers })
}
