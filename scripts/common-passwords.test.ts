import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { passwordListPath, passwordListSource } from "./common-passwords.ts"
import { inRoot } from "./root.ts"

it("the list of common passwords is the package's (else: node scripts/common-passwords.ts)", async () => {
  expect(await readFile(inRoot(passwordListPath), "utf8")).toBe(passwordListSource())
})
