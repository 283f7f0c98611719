import { expect, it } from "vitest"
import { createCookies } from "./cookies"

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
