import { commonPasswords } from "./common-passwords.ts"

/** One of the most common passwords, in any case. A reason for a warning here; the server refuses more of them. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
