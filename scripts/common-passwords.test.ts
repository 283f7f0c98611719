import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { path, written } from "./common-passwords.ts"
import { inRoot } from "./root.ts"

it("the list of common passwords is the package's (else: node scripts/common-passwords.ts)", async () => {
  expect(await readFile(inRoot(path), "utf8")).toBe(written())
})
