import { expect, it } from "vitest"
import { createCookies } from "./cookies.ts"

it.each([
  [60.9, "; Max-Age=60"],
  [0, "; Max-Age=0"],
  [-5, "; Max-Age=0"],
  [null, ""],
])("an age of %s seconds is written as %j", (age, written) => {
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
])("where the browser %s, one lasts as long as the page and its age allow", (_, jar) => {
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
})
