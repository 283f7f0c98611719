import { describe, expect, it } from "vitest"
import { createCookies } from "./cookies.ts"

it.each([
  [60.9, "; Max-Age=60"],
  [0, "; Max-Age=0"],
  [-5, "; Max-Age=0"],
  [null, ""],
])("writes an age of %s seconds as %j", (age, written) => {
  const jar = { cookie: "" }
  createCookies(jar, true).write("theme", "dark side", age)
  expect(jar.cookie).toBe(`theme=dark%20side${written}; Path=/; SameSite=Strict; Secure`)
})

const refusing = {
  get cookie() {
    return ""
  },
  set cookie(_: string) {},
}
const throwing = {
  get cookie(): string {
    throw new DOMException("denied", "SecurityError")
  },
  set cookie(_: string) {
    throw new DOMException("denied", "SecurityError")
  },
}

it.each([
  ["keeps no cookie", refusing],
  ["throws at any access", throwing],
])("keeps a cookie for the page and its age where the browser %s", (_, jar) => {
  let now = 0
  const cookies = createCookies(jar, true, null, () => now)
  expect(cookies.read("token")).toBeNull()
  cookies.write("token", "a b", 60)
  cookies.write("theme", "dark", null)
  expect([cookies.read("token"), cookies.read("theme")]).toEqual(["a b", "dark"])
  now = 60_000
  expect([cookies.read("token"), cookies.read("theme")]).toEqual([null, "dark"])
  cookies.remove("theme")
  expect(cookies.read("theme")).toBeNull()
  expect(cookies.isRefused()).toBe(true)
})

it("is not refused in a browser that stores cookies", () => {
  expect(createCookies({ cookie: "" }, true).isRefused()).toBe(false)
})

interface StoredCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** The domain of the cookie. Null for a cookie of this host only. */
  readonly domain: string | null
  readonly httpOnly?: boolean
}

/**
 * Creates the cookies of shop.example.com in the order of a browser, which lists the longest path first and the oldest cookie first within
 * a path.
 */
const browserAt = (pathname: string, ...others: ReadonlyArray<StoredCookie>) => {
  const stored = [...others]
  const isSent = ({ path }: StoredCookie, at: string) =>
    at === path || at.startsWith(path.endsWith("/") ? path : `${path}/`)
  return {
    stored,
    location: { hostname: "shop.example.com", pathname },
    get cookie() {
      return stored
        .filter((one) => one.httpOnly !== true && isSent(one, this.location.pathname))
        .toSorted((one, other) => other.path.length - one.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join("; ")
    },
    set cookie(text) {
      const [pair = "", ...options] = text.split("; ")
      const [name = "", value = ""] = pair.split("=")
      const option = (key: string) => options.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1)
      const [path, domain] = [option("Path") ?? "/", option("Domain") ?? null]
      if (domain !== null && !["shop.example.com", "example.com"].includes(domain)) return
      const at = stored.findIndex((one) => one.name === name && one.path === path && one.domain === domain)
      if (stored[at]?.httpOnly === true) return
      const next = option("Max-Age") === "0" ? [] : [{ name, value, path, domain }]
      stored.splice(at === -1 ? stored.length : at, at === -1 ? 0 : 1, ...next)
    },
  }
}

const own = { name: "token", value: "ours", path: "/", domain: null }

describe("a cookie of another application on this host", () => {
  const foreign = { name: "token", value: "theirs", path: "/", domain: null }

  it.each([
    ["of a longer path", { ...foreign, path: "/cabinet" }],
    ["of a longer path that ends in a slash", { ...foreign, path: "/cabinet/" }],
    ["of a wider domain", { ...foreign, domain: "example.com" }],
    ["of this site's own path", foreign],
  ])("%s is never read in place of the site's own", (_, other) => {
    const jar = browserAt("/signin", other)
    createCookies(jar, false).write("token", "ours", 60)
    jar.location.pathname = "/cabinet/contracts"
    // A second tab or a reloaded page has no memory of the write.
    expect(createCookies(jar, false).read("token")).toBe("ours")
  })

  it.each([
    ["a longer path", { ...foreign, path: "/cabinet" }],
    ["a longer path that ends in a slash", { ...foreign, path: "/cabinet/contracts/" }],
    ["a wider domain", { ...foreign, domain: "example.com" }],
    ["the host as a domain", { ...foreign, path: "/cabinet", domain: "shop.example.com" }],
  ])("with %s is removed together with the site's own", (_, other) => {
    const jar = browserAt("/cabinet/contracts/7", other, own)
    const cookies = createCookies(jar, false)
    cookies.remove("token")
    expect([cookies.read("token"), jar.stored]).toEqual([null, []])
  })

  it("is removed if it has a wider domain and hides the written value", () => {
    const jar = browserAt("/cabinet", own, { ...foreign, domain: "example.com" })
    createCookies(jar, false).write("token", "new", 60)
    expect(jar.stored).toEqual([{ ...own, value: "new" }])
  })

  it("is reported if scripts cannot replace it, and the written value lasts as long as the page", () => {
    const jar = browserAt("/signin", { ...foreign, httpOnly: true })
    const cookies = createCookies(jar, false)
    expect([cookies.isTaken("token"), cookies.isTaken("refreshToken")]).toEqual([true, false])
    cookies.write("token", "ours", 60)
    expect([cookies.read("token"), createCookies(jar, false).read("token")]).toEqual(["ours", null])
    expect(jar.stored.filter(({ name }) => name === "token")).toEqual([{ ...foreign, httpOnly: true }])
  })

  it("is not reported because of a check in another tab", () => {
    const jar = browserAt("/signin")
    const other = createCookies(jar, false)
    const shared = {
      location: jar.location,
      // The other tab checks between each write of this tab and the read after it.
      get cookie() {
        other.isRefused()
        other.isTaken("token")
        return jar.cookie
      },
      set cookie(text) {
        jar.cookie = text
      },
    }
    const cookies = createCookies(shared, false)
    expect([cookies.isRefused(), cookies.isTaken("token")]).toEqual([false, false])
  })

  it("is not reported if scripts cannot see it because of its longer path", () => {
    const jar = browserAt("/cabinet", { ...foreign, path: "/cabinet", httpOnly: true })
    const cookies = createCookies(jar, false)
    expect(cookies.isTaken("token")).toBe(false)
    cookies.write("token", "ours", 60)
    expect(createCookies(jar, false).read("token")).toBe("ours")
  })
})

it.each([
  ["keeps no cookie", refusing],
  ["throws at any access", throwing],
])("is not reported where the browser %s", (_, jar) => {
  expect(createCookies(jar, true).isTaken("token")).toBe(false)
})
