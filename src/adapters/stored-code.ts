import type { Cookies } from "./cookies"

const cookie = "referral_code"
const thirtyDays = 30 * 24 * 60 * 60
const longest = 64

export interface StoredCode {
  readonly read: () => string | null
  readonly keep: (code: string) => void
}

/** The code a visitor came with, or typed last: a typed one wins over a stored one. */
export const createStoredCode = (cookies: Cookies): StoredCode => ({
  read: () => {
    const code = cookies.read(cookie)?.trim() ?? ""
    return code === "" || code.length > longest ? null : code
  },
  keep: (code) => cookies.write(cookie, code, thirtyDays)
})
