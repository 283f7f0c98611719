import { expect, it } from "vitest"
import { isCommonPassword } from "./common-password.ts"
import { commonPasswords } from "./common-passwords.ts"

it.each(["123456", "password", "PassWord", "qwerty", "1q2w3e4r"])("%s is a common password", (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each(["correct-horse", "password-of-mine", "", "12345", " 123456"])("%j is not a common password", (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

it("the list has a thousand passwords of 6 to 32 characters", () => {
  expect(commonPasswords.size).toBe(1000)
  expect([...commonPasswords].filter((password) => !/^[\x21-\x7e]{6,32}$/.test(password))).toEqual([])
})
