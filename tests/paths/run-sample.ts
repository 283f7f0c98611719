import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import type { Run, RunResult, RunScript } from "#scripts/paths/run/format.ts"
import { beginRun, openRun } from "#scripts/paths/run/store.ts"

const script = (machine: string, number: number, title: string): RunScript => ({
  id: `${machine}-0${number}`,
  machine,
  area: "account",
  section: "Account",
  title,
  preconditions: ['open http://localhost:4173/sandbox?setup=x-01-12345678 and press "Prepare"'],
  steps: [
    { does: ['press "Go" (button)'], sees: ['the screen shows "One"'] },
    { does: ['press "Next" (button)'], sees: ['the screen shows "Two, three"'] },
  ],
})

/** A note with everything that a format could misread: quotes, commas, line ends, markup, and a character that XML does not allow. */
export const hostileNote = '=1+1, "quoted" <b>&amp;</b> | [x](y) ]]>\nsecond line \u0000\u001b'

export const result: RunResult = {
  status: "passed",
  note: "",
  step: null,
  screenshots: [],
  at: "2026-11-28T10:05:00.000Z",
  seconds: 65,
  tester: "Anna",
}

export const sampleRun: Run = {
  version: 1,
  name: "release-1",
  language: "en-US",
  commit: "abc123+",
  started: "2026-11-28T10:00:00.000Z",
  chosen: { machines: ["signIn", "theme"], area: null, since: null },
  scripts: [
    script("signIn", 1, "Sign-in: done"),
    script("signIn", 2, 'Sign-in: "No" & <no>'),
    script("signIn", 3, "Sign-in: late"),
    script("theme", 1, "Theme: dark"),
  ],
  results: {
    "signIn-01": result,
    "signIn-02": {
      ...result,
      status: "failed",
      note: hostileNote,
      step: 2,
      screenshots: ["signIn-02-1.png"],
      seconds: 3725,
    },
    "signIn-03": { ...result, status: "blocked", note: "No access", tester: "", seconds: 0 },
  },
}

/** Stores a run in a temporary folder. */
export const storedRun = (run: Run) => {
  const folder = mkdtempSync(join(tmpdir(), "hashwell-run-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  beginRun(folder, run)
  return openRun(folder)
}

/** An image of one pixel, as PNG. */
export const png = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
)
