import { commonPasswords } from "./common-passwords"

/** Among the first that a guesser tries, however it is written. A reason to advise, never to refuse. */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
