import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import { inRoot } from "./root.ts"

const tooOld = (version: string) =>
  `Node ${version} is too old: Hashwell needs 24.7 or newer. Run its commands through npm (npm start): npm finds the project's own Node.`

const cases = [
  ["24.7.0", true, null],
  ["25.0.0", true, null],
  ["24.21.0", false, null],
  ["100.0.0", true, null],
  ["24.6.0", true, tooOld("24.6.0")],
  ["22.22.0", true, tooOld("22.22.0")],
  ["20.20.2", true, tooOld("20.20.2")],
  ["8.17.0", true, tooOld("8.17.0")],
  [
    "20.20.2",
    false,
    "Node 20.20.2 is too old, and the project's own Node is missing. If install scripts were skipped, run: npm rebuild node. After npm ci --omit=dev, install Node 24.7 or newer.",
  ],
] as const

it("says what to do about a Node that cannot run the project", async () => {
  const calls = cases.map(([version, hasOwnNode]) => `nodeProblem("${version}", ${hasOwnNode})`)
  const script = `const { nodeProblem } = require(${JSON.stringify(inRoot("scripts/require-node.cjs"))}); console.log(JSON.stringify([${calls.join(",")}]))`
  const { stdout } = await promisify(execFile)(process.execPath, ["--eval", script])
  expect(JSON.parse(stdout)).toEqual(cases.map(([, , problem]) => problem))
})
