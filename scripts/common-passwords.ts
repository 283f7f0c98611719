import { writeFile } from "node:fs/promises"
import { dictionary } from "@zxcvbn-ts/language-common"
import { passwordCharset, passwordMax, passwordMin } from "../src/domain/password.ts"
import { inRoot } from "./root.ts"

export const passwordListPath = "src/domain/common-passwords.ts"
const count = 1000
const longest = 120

const lines = (words: readonly string[]): readonly string[] =>
  words.reduce<string[]>((all, word) => {
    const last = all.at(-1)
    return last !== undefined && last.length + word.length < longest
      ? [...all.slice(0, -1), `${last} ${word}`]
      : [...all, word]
  }, [])

/** The most common first, without those that the rules of a password do not take anyway. */
const common = (): readonly string[] =>
  dictionary["passwords-common"]
    .filter(
      (word) =>
        word.length >= passwordMin && word.length <= passwordMax && passwordCharset.test(word) && !/[`\\$]/.test(word),
    )
    .slice(0, count)

export const passwordListSource =
  (): string => `/** From @zxcvbn-ts/language-common (MIT): the ${count} most common that the rules take. By scripts/common-passwords.ts. */
export const commonPasswords: ReadonlySet<string> = new Set(\`
${lines(common()).join("\n")}
\`.trim().split(/\\s/))
`

if (import.meta.main) await writeFile(inRoot(passwordListPath), passwordListSource())
