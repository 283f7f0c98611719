import type { Channel } from "./channel.ts"
import { listOtherCookieScopes, type PageAddress } from "./foreign-cookies.ts"
import { lazyModule } from "./lazy-module.ts"

/**
 * The cookies of this site. Values are percent-encoded. All cookies have SameSite=Strict and Path=/. If the browser refuses a cookie, its
 * value lasts until the page is closed.
 */
export interface Cookies {
  readonly read: (name: string) => string | null
  /** Writes a cookie. A null age means that the cookie ends with the browser session. */
  readonly write: (name: string, value: string, maxAgeSeconds: number | null) => void
  readonly remove: (name: string) => void
}

export interface SharedCookies extends Cookies {
  /** Resolves when this tab reads the cookies that the other tabs have written. */
  readonly whenUpToDate: () => Promise<unknown>
  /** Returns true if another application on this host has a cookie of this name that scripts can neither read nor replace. */
  readonly isTaken: (name: string) => boolean
  /** Returns true if the browser refuses cookies. The check writes a cookie and reads it. */
  readonly isRefused: () => boolean
}

/** The browser's `document`, or a mock of its cookies in tests. */
export interface CookieJar {
  cookie: string
  readonly location?: PageAddress
}

const arrival = lazyModule(() => import("./wait-for-cookie.ts"))

const tryDecode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Another application wrote the value, so the cookie counts as absent.
    return null
  }
}

/** Creates the store of the cookies that the browser has refused. The store drops them when they expire. */
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

/** Returns the page's cookies, or an empty string if the browser throws because it allows the page none. */
const cookiesIn = (jar: CookieJar): string => {
  try {
    return jar.cookie
  } catch {
    return ""
  }
}

/** Returns a hash of the value of a cookie. The messages between tabs contain only the hash, so that no token is in a message. */
export const hashOf = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1e9, 7)

/**
 * Creates the cookies of this page. In Firefox a message or a lock reaches another tab up to 20 ms before a cookie that was written
 * earlier. Every write is therefore announced on the channel, and `whenUpToDate` waits until this tab reads the announced value.
 */
export const createCookies = (
  jar: CookieJar,
  isSecure: boolean,
  channel: Channel | null = null,
  now: () => number = Date.now,
): SharedCookies => {
  const memory = createMemory(now)
  const set = (name: string, value: string, maxAge: number | null) => {
    jar.cookie = `${name}=${encodeURIComponent(value)}${maxAge === null ? "" : `; Max-Age=${maxAge}`}; Path=/; SameSite=Strict${isSecure ? "; Secure" : ""}`
  }
  /**
   * Returns the last cookie of this name, or null if there is none or its encoding is invalid. Cookies with longer paths, which
   * belong to another application, come before it.
   */
  const readStored = (name: string): string | null => {
    const match = cookiesIn(jar)
      .split("; ")
      .findLast((pair) => pair.startsWith(`${name}=`))
    return match === undefined ? null : tryDecode(match.slice(name.length + 1))
  }
  /** Writes a cookie and returns true if the browser has stored it. */
  const writeAndCheck = (name: string, value: string, maxAge: number | null): boolean => {
    try {
      set(name, value, maxAge)
    } catch {
      // The browser refuses the cookie, so the memory stores the value.
    }
    return readStored(name) === (maxAge === 0 ? null : value)
  }
  /** Removes the cookies of this name that belong to another application, if scripts may remove them. */
  const removeOthers = (name: string) => {
    if (jar.location === undefined || readStored(name) === null) return
    for (const scope of listOtherCookieScopes(jar.location)) jar.cookie = `${name}=; Max-Age=0; ${scope}`
  }
  const store = (name: string, value: string, maxAge: number | null) => {
    const isStored = writeAndCheck(name, value, maxAge)
    if (!isStored) removeOthers(name)
    if (maxAge === 0 || isStored || readStored(name) === value) memory.remove(name)
    else memory.write(name, value, maxAge)
    channel?.postMessage(`${name} ${hashOf(value)}`)
  }
  /**
   * Returns true if the browser stores a cookie of this name. The empty test cookie expires after one second and is not removed, because
   * another tab that runs the same check would then find no cookie.
   */
  const canStore = (name: string): boolean => writeAndCheck(name, "", 1)
  const read = (name: string) => memory.read(name) ?? readStored(name)
  const announced = new Map<string, string>()
  let upToDate: Promise<unknown> = Promise.resolve()
  if (channel)
    channel.onmessage = ({ data }) => {
      const arrived = arrival().then(
        ({ waitForCookie }) => waitForCookie(data, announced, read),
        // If the module fails to load, this tab does not wait.
        () => null,
      )
      upToDate = Promise.all([upToDate, arrived])
    }
  return {
    read,
    whenUpToDate: () => upToDate,
    // Every reader treats an empty value as no cookie. The last check excludes a browser that stores no cookies at all, because no other
    // application blocks this name there.
    isTaken: (name) => readStored(name) === null && !canStore(name) && canStore(`${name}-kept`),
    isRefused: () => !canStore("kept"),
    write: (name, value, maxAgeSeconds) =>
      store(name, value, maxAgeSeconds === null ? null : Math.max(0, Math.floor(maxAgeSeconds))),
    remove: (name) => store(name, "", 0),
  }
}
