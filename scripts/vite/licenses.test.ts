import { expect, it } from "vitest"
import { root } from "#scripts/root.ts"
import { otherLicenses } from "./licenses.ts"

it("the notices have the licenses of formik, the list of common passwords and the typeface in full", async () => {
  const text = await otherLicenses(root)
  expect(text.match(/^## .*$/gm)).toEqual([
    "## formik, under the Apache License 2.0",
    "## @zxcvbn-ts/language-common: the list of common passwords",
    "## Onest, the typeface",
  ])
  expect(text).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")
  expect(text).toContain("Permission is hereby granted, free of charge")
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1")
})
