import { commonPasswords } from "./common-passwords.ts"

/**
 * Returns true if the password is among the most common ones. The comparison ignores upper and lower case. The form only warns,
 * because the server decides and refuses more passwords than these.
 */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
