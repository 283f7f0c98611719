import { commonPasswords } from "./common-passwords.ts"

/**
 * Returns true if the password is among the most common ones, in any case. The form only warns, while the server refuses more passwords
 * than these.
 */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
