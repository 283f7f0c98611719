import { expect, it } from "vitest"
import { createAuthenticatorLink, formatSecret } from "./two-factor.ts"

it("the link for an authenticator app escapes its parts", () => {
  const details = { code: "gezdgnbvgy3tqojq", email: "anna+a&b@example.com", issuer: "Hash well" }
  const link = createAuthenticatorLink(details)
  expect(link).toBe("otpauth://totp/Hash%20well:anna%2Ba%26b%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Hash%20well")
  expect(new URL(link).searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQ")
  expect(formatSecret(details)).toBe("GEZDGNBVGY3TQOJQ")
})
