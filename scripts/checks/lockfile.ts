import { readFile } from "node:fs/promises"
import type { Check } from "#scripts/check.ts"
import { type Lockfile, lockfileProblems } from "#scripts/lockfile.ts"
import { inRoot } from "#scripts/root.ts"

export const check: Check = async () => ({
  name: "lockfile",
  problems: lockfileProblems(JSON.parse(await readFile(inRoot("package-lock.json"), "utf8")) as Lockfile),
})
