import type { Channel } from "./channel.ts"
import { otherPlaces, type PageAddress } from "./foreign-cookies.ts"

/**
 * The cookies of this site. Values are percent-encoded; all have SameSite=Strict and Path=/. A cookie that the browser refuses lasts as
 * long as the page.
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
  /** Another application on this host has a cookie of this name that scripts can neither see nor replace. */
  readonly isTaken: (name: string) => boolean
  /** Whether the browser refuses cookies, by writing one and reading it back. */
  readonly isRefused: () => boolean
}

/** The browser's jar, or one like it in tests. */
export interface CookieJar {
  cookie: string
  readonly location?: PageAddress
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not written by us: as good as absent.
    return null
  }
}

/** Cookies that the browser refused, until their age is over. */
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

/** The page's cookies; empty if the page may have none, because the browser then throws. */
const cookiesIn = (jar: CookieJar): string => {
  try {
    return jar.cookie
  } catch {
    return ""
  }
}

/** The hash stands for the value, which no message contains. */
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
  /** The last of several: those of longer paths, which are another application's, come first. */
  const stored = (name: string): string | null => {
    const match = cookiesIn(jar)
      .split("; ")
      .findLast((pair) => pair.startsWith(`${name}=`))
    return match === undefined ? null : decoded(match.slice(name.length + 1))
  }
  /** Whether what is read back is what was written. */
  const keeps = (name: string, value: string, maxAge: number | null): boolean => {
    try {
      set(name, value, maxAge)
    } catch {
      // Refused: the in-memory copy serves.
    }
    return stored(name) === (maxAge === 0 ? null : value)
  }
  /** Another application's cookies of this name, as far as scripts may. */
  const removeOthers = (name: string) => {
    if (jar.location === undefined || stored(name) === null) return
    for (const place of otherPlaces(jar.location)) jar.cookie = `${name}=; Max-Age=0; ${place}`
  }
  const put = (name: string, value: string, maxAge: number | null) => {
    const isKept = keeps(name, value, maxAge)
    if (!isKept) removeOthers(name)
    if (maxAge === 0 || isKept || stored(name) === value) memory.remove(name)
    else memory.write(name, value, maxAge)
    channel?.postMessage(`${name} ${hashOf(value)}`)
  }
  /** An empty cookie goes by itself after a second: removing it would make another tab, which asks at the same time, read none. */
  const canKeep = (name: string): boolean => keeps(name, "", 1)
  const read = (name: string) => memory.read(name) ?? stored(name)
  const announced = new Map<string, string>()
  let settled: Promise<unknown> = Promise.resolve()
  if (channel)
    channel.onmessage = ({ data }) => {
      const settling = import("./settle-cookies.ts").then(
        ({ settleCookie }) => settleCookie(data, announced, read),
        // Without the module this tab does not wait.
        () => null,
      )
      settled = Promise.all([settled, settling])
    }
  return {
    read,
    settled: () => settled,
    // An empty value is none to every reader. If the browser stores no cookie at all, none is in the way.
    isTaken: (name) => stored(name) === null && !canKeep(name) && canKeep(`${name}-kept`),
    isRefused: () => !canKeep("kept"),
    write: (name, value, maxAgeSeconds) =>
      put(name, value, maxAgeSeconds === null ? null : Math.max(0, Math.floor(maxAgeSeconds))),
    remove: (name) => put(name, "", 0),
  }
}
