/** The cookies of this site. Values are percent-encoded; all have SameSite=Strict and Path=/. */
export interface Cookies {
  readonly read: (name: string) => string | null
  /** Null: until the session of the browser ends. */
  readonly write: (name: string, value: string, maxAgeSeconds: number | null) => void
  readonly remove: (name: string) => void
}

/** The browser's jar, or one like it in tests. */
export interface CookieJar {
  cookie: string
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not written by us: as good as absent.
    return null
  }
}

export const createCookies = (jar: CookieJar, secure: boolean): Cookies => {
  const put = (name: string, value: string, maxAge: number | null) => {
    jar.cookie = `${name}=${encodeURIComponent(value)}${maxAge === null ? "" : `; Max-Age=${maxAge}`}; Path=/; SameSite=Strict${secure ? "; Secure" : ""}`
    // Browsers set a cookie after this line has returned. Reading waits for it, so that who holds a lock does not let go of it
    // before the other tabs can see what was written.
    void jar.cookie
  }
  return {
    read: (name) => {
      const match = jar.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))
      return match === undefined ? null : decoded(match.slice(name.length + 1))
    },
    write: (name, value, maxAgeSeconds) =>
      put(name, value, maxAgeSeconds === null ? null : Math.max(0, Math.floor(maxAgeSeconds))),
    remove: (name) => put(name, "", 0),
  }
}
