import { expect, it } from "vitest"
import { maskInternationalDomain } from "./email.ts"

it.each([
  ["post@example.com", "post@example.com"],
  ["post@почта.рф", "post@xxxxx.xx"],
  ["post@xn--80a1acny.xn--p1ai", "post@xx.xx"],
  ["post@bücher.example", "post@bxcher.example"],
  ["почта@example.com", "почта@example.com"],
  ["post@пример", "post@xxxxxx"],
  ["post@a“b.com", "post@a“b.com"],
  ["post", "post"],
])("%s is checked as %s", (email, ascii) => {
  expect(maskInternationalDomain(email)).toBe(ascii)
})
