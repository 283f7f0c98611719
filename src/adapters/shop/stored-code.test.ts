import { expect, it } from "vitest"
import { createStoredCode } from "./stored-code.ts"

const jar = (...values: ReadonlyArray<readonly [string, string]>) => {
  const cookies = new Map(values)
  return createStoredCode({
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  })
}

it("replaces the stored code with a typed one", () => {
  const stored = jar(["referral_code", "OLD"])
  expect(stored.read()).toBe("OLD")
  stored.save("NEW")
  expect(stored.read()).toBe("NEW")
})

it("stores the code in the cookie `referral_code` for thirty days", () => {
  const written: Array<readonly [string, string, number | null]> = []
  createStoredCode({ read: () => null, write: (...cookie) => void written.push(cookie), remove: () => undefined }).save(
    "NEW",
  )
  expect(written).toEqual([["referral_code", "NEW", 30 * 24 * 60 * 60]])
})

it.each(["", "  ", "x".repeat(65)])("ignores %j as a code", (value) => {
  expect(jar(["referral_code", value]).read()).toBe(null)
})
