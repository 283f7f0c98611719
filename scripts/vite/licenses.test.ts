import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "#scripts/root.ts"
import { completeLicenses, licensesFile } from "./licenses.ts"

it("the notices contain the licenses of formik, the common passwords and the typeface in full", async () => {
  const folder = await mkdtemp(join(tmpdir(), "licenses-"))
  await completeLicenses(folder, root)
  const text = await readFile(join(folder, licensesFile), "utf8")
  await rm(folder, { recursive: true })
  expect(text.match(/^## .*$/gm)).toEqual([
    "## formik, under the Apache License 2.0",
    "## @zxcvbn-ts/language-common: the list of common passwords",
    "## Onest, the typeface",
  ])
  expect(text).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")
  expect(text).toContain("Permission is hereby granted, free of charge")
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1")
})
