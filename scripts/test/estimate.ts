import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { inRoot } from "#scripts/root.ts"

const file = inRoot(".cache/suite-seconds.json")

/** Seconds of a whole suite on two idle cores. The estimate uses them until this machine has measured its own times. */
const usual: Readonly<Record<string, number>> = {
  check: 60,
  size: 15,
  unit: 200,
  screens: 260,
  storybook: 85,
  e2e: 480,
}

const readMeasured = async (): Promise<Readonly<Record<string, number>>> =>
  JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Readonly<Record<string, number>>

/**
 * Estimates the time from the last run of each suite: "About 4 min: check 60 s, unit 95 s". A suite limited to a change
 * has its own name.
 */
export const estimate = async (names: readonly string[]): Promise<string> => {
  const known = await readMeasured()
  const seconds = names.map((name) => [name, known[name] ?? usual[name.replace(/ .*/, "")] ?? 0] as const)
  const minutes = Math.ceil(seconds.reduce((sum, [, each]) => sum + each, 0) / 60)
  return `About ${minutes} min: ${seconds.map(([name, each]) => `${name} ${each} s`).join(", ")}`
}

export const remember = async (seconds: Readonly<Record<string, number>>): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ ...(await readMeasured()), ...seconds }))
}
