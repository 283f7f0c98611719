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

it("keeps the code that was typed in place of the stored one", () => {
  const stored = jar(["referral_code", "OLD"])
  expect(stored.read()).toBe("OLD")
  stored.keep("NEW")
  expect(stored.read()).toBe("NEW")
})

it("is kept in the cookie `referral_code` for thirty days", () => {
  const written: Array<readonly [string, string, number | null]> = []
  createStoredCode({ read: () => null, write: (...cookie) => void written.push(cookie), remove: () => undefined }).keep(
    "NEW",
  )
  expect(written).toEqual([["referral_code", "NEW", 30 * 24 * 60 * 60]])
})

it.each(["", "  ", "x".repeat(65)])("takes %j for no code", (value) => {
  expect(jar(["referral_code", value]).read()).toBe(null)
})
