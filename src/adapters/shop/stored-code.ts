import type { Cookies } from "#adapters/shared/cookies.ts"
import { readToken } from "#domain/shared/pasted-text.ts"

const cookie = "referral_code"
const thirtyDays = 30 * 24 * 60 * 60
const longest = 64

/** Returns the text without surrounding spaces and invisible characters. Returns null if the text is empty or too long for a code. */
export const validCode = (text: string | null): string | null => {
  const code = readToken(text ?? "")
  return code === "" || code.length > longest ? null : code
}

/** Stores the code that a visitor arrived with or typed last. A typed code replaces an earlier code. */
export const createStoredCode = (cookies: Cookies) => ({
  valid: validCode,
  read: () => validCode(cookies.read(cookie)),
  keep: (code: string) => cookies.write(cookie, code, thirtyDays),
  remove: () => cookies.remove(cookie),
})
export type StoredCode = ReturnType<typeof createStoredCode>
