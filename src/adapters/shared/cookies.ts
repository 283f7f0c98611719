import type { Channel } from "./channel.ts"

/**
 * The cookies of this site. Values are percent-encoded; all have SameSite=Strict and Path=/. Where the browser refuses a cookie, it lasts
 * as long as the page.
 */
export interface Cookies {
  readonly read: (name: string) => string | null
  /** Null: until the session of the browser ends. */
  readonly write: (name: string, value: string, maxAgeSeconds: number | null) => void
  readonly remove: (name: string) => void
}

export interface SharedCookies extends Cookies {
  /** Resolves when this tab reads the cookies that the other tabs have written. */
  readonly settled: () => Promise<unknown>
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

/** What the browser refused, until its age is over. */
const createMemory = (now: () => number) => {
  const entries = new Map<string, { readonly value: string; readonly end: number }>()
  return {
    read: (name: string): string | null => {
      const entry = entries.get(name)
      return entry !== undefined && now() < entry.end ? entry.value : null
    },
    write: (name: string, value: string, maxAge: number | null) =>
      entries.set(name, { value, end: maxAge === null ? Infinity : now() + maxAge * 1000 }),
    remove: (name: string) => entries.delete(name),
  }
}

/** Empty where the page may have no cookies at all: there the browser throws. */
const cookiesIn = (jar: CookieJar): string => {
  try {
    return jar.cookie
  } catch {
    return ""
  }
}

/** In place of the value, which no message contains. */
export const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7)

/**
 * In Firefox a message or a lock reaches another tab up to 20 ms before the cookie that was written first. So every write is announced
 * on the channel, and `settled` waits until this tab reads what was announced.
 */
export const createCookies = (
  jar: CookieJar,
  secure: boolean,
  channel: Channel | null = null,
  now: () => number = Date.now,
): SharedCookies => {
  const memory = createMemory(now)
  const set = (name: string, value: string, maxAge: number | null) => {
    jar.cookie = `${name}=${encodeURIComponent(value)}${maxAge === null ? "" : `; Max-Age=${maxAge}`}; Path=/; SameSite=Strict${secure ? "; Secure" : ""}`
  }
  const stored = (name: string): string | null => {
    const match = cookiesIn(jar)
      .split("; ")
      .find((pair) => pair.startsWith(`${name}=`))
    return match === undefined ? null : decoded(match.slice(name.length + 1))
  }
  const put = (name: string, value: string, maxAge: number | null) => {
    try {
      set(name, value, maxAge)
    } catch {
      // Refused: the in-memory copy serves.
    }
    if (maxAge === 0 || stored(name) === value) memory.remove(name)
    else memory.write(name, value, maxAge)
    channel?.postMessage(`${name} ${hashOf(value)}`)
  }
  const read = (name: string) => memory.read(name) ?? stored(name)
  const announced = new Map<string, string>()
  let settled: Promise<unknown> = Promise.resolve()
  if (channel)
    channel.onmessage = ({ data }) => {
      const settling = import("./settle-cookies.ts").then(
        ({ settleCookie }) => settleCookie(data, announced, read),
        // Without it this tab does not wait.
        () => null,
      )
      settled = Promise.all([settled, settling])
    }
  return {
    read,
    settled: () => settled,
    write: (name, value, maxAgeSeconds) =>
      put(name, value, maxAgeSeconds === null ? null : Math.max(0, Math.floor(maxAgeSeconds))),
    remove: (name) => put(name, "", 0),
  }
}
