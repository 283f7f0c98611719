import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { passwordListSource, passwordLists } from "./common-passwords.ts"
import { inRoot } from "./root.ts"

it.each(passwordLists)(
  "$path has the package's $count most common passwords (else: node scripts/common-passwords.ts)",
  async ({ path, count }) => {
    expect(await readFile(inRoot(path), "utf8")).toBe(passwordListSource(count))
  },
)
