import { spawnSync } from "node:child_process"
import { expect, it } from "vitest"
import { inRoot } from "./root.ts"

const start = (options: readonly string[], password?: string) => {
  const { CONFORMANCE_PASSWORD: _, ...environment } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot("scripts/conformance.ts"), "http://127.0.0.1:1", ...options],
    {
      encoding: "utf8",
      env: { ...environment, ...(password !== undefined && { CONFORMANCE_PASSWORD: password }) },
    },
  )
  return { status, sentence: stderr.split("\n")[0] }
}

it.each([
  [
    ["--as", "a@shop.example:secret"],
    "secret",
    "--as is an e-mail address. Its password is read from CONFORMANCE_PASSWORD.",
  ],
  [["--as", "a@shop.example"], undefined, "--as needs the account's password in CONFORMANCE_PASSWORD."],
  [["--writes"], "secret", "--writes needs a test account: --as EMAIL"],
] as const)("rejects %j, because a password is never read from the command line", (options, password, sentence) => {
  expect(start(options, password)).toEqual({ status: 2, sentence: `TypeError: ${sentence}` })
})

it("accepts an account whose password is in the environment", () => {
  expect(start(["--as", "a@shop.example"], "secret")).toEqual({ status: 2, sentence: "TypeError: fetch failed" })
})
