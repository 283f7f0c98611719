import { readFile } from "node:fs/promises"
import type { Check } from "../check.ts"
import { type Lockfile, lockfileProblems } from "../lockfile.ts"
import { inRoot } from "../root.ts"

export const check: Check = async () => ({
  name: "lockfile",
  problems: lockfileProblems(JSON.parse(await readFile(inRoot("package-lock.json"), "utf8")) as Lockfile),
})
