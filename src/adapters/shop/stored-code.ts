import type { Cookies } from "#adapters/shared/cookies.ts"
import { cleanToken } from "#domain/shared/pasted-text.ts"

const cookie = "referral_code"
const thirtyDays = 30 * 24 * 60 * 60
const maxCodeLength = 64

/** Returns a code without surrounding spaces and invisible characters. Returns null if it is empty or too long. */
export const validCode = (text: string | null): string | null => {
  const code = cleanToken(text ?? "")
  return code === "" || code.length > maxCodeLength ? null : code
}

/** Stores the code that a visitor arrived with or typed last. A typed code replaces an earlier code. */
export const createStoredCode = (cookies: Cookies) => ({
  valid: validCode,
  read: () => validCode(cookies.read(cookie)),
  save: (code: string) => cookies.write(cookie, code, thirtyDays),
  remove: () => cookies.remove(cookie),
})
export type StoredCode = ReturnType<typeof createStoredCode>
