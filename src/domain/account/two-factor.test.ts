import { expect, it } from "vitest"
import { authenticatorLink, formattedSecret } from "./two-factor.ts"

it("is an authenticator link that nothing in it can break", () => {
  const details = { code: "gezdgnbvgy3tqojq", email: "anna+a&b@example.com", issuer: "Hash well" }
  const link = authenticatorLink(details)
  expect(link).toBe("otpauth://totp/Hash%20well:anna%2Ba%26b%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Hash%20well")
  expect(new URL(link).searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQ")
  expect(formattedSecret(details)).toBe("GEZDGNBVGY3TQOJQ")
})
