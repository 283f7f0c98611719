import { dictionary } from "@zxcvbn-ts/language-common"
import { expect, it } from "vitest"
import { passwordCharset, maxPasswordLength, minPasswordLength } from "#domain/account/credentials.ts"
import { inRoot } from "./root.ts"

const maxLineLength = 120

const lines = (words: readonly string[]): readonly string[] =>
  words.reduce<string[]>((all, word) => {
    const last = all.at(-1)
    return last !== undefined && last.length + word.length < maxLineLength
      ? [...all.slice(0, -1), `${last} ${word}`]
      : [...all, word]
  }, [])

/**
 * Returns the most common passwords in order. Leaves out passwords that the rules reject, and those that a template literal would have to
 * escape.
 */
const common = (count: number): readonly string[] =>
  dictionary["passwords-common"]
    .filter(
      (word) =>
        word.length >= minPasswordLength &&
        word.length <= maxPasswordLength &&
        passwordCharset.test(word) &&
        !/[`\\$]/.test(word),
    )
    .slice(0, count)

const listOf = (words: readonly string[]): string => `/**
 * The ${words.length} most common passwords that the password rules allow, from @zxcvbn-ts/language-common (MIT). \`scripts/common-passwords.test.ts\`
 * writes this file.
 */
export const commonPasswords: ReadonlySet<string> = new Set(\`
${lines(words).join("\n")}
\`.trim().split(/\\s/))
`

// The page advises against fewer passwords than the sandbox refuses, to stay small. The sandbox has its own list,
// because it imports nothing from the page.
it.each([
  ["src/domain/account/common-passwords.ts", 1000],
  ["sandbox/rules/common-passwords.ts", Infinity],
] as const)(
  "%s contains the package's most common passwords, at most %d; `vitest run -u` writes them",
  async (path, count) => {
    await expect(listOf(common(count))).toMatchFileSnapshot(inRoot(path))
  },
)
