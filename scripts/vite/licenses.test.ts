import { expect, it } from "vitest"
import { root } from "#scripts/root.ts"
import { otherLicenses } from "./licenses.ts"

it("the notices have the license of formik and of the list of common passwords in full", async () => {
  const text = await otherLicenses(root)
  expect(text.match(/^## .*$/gm)).toEqual([
    "## formik, under the Apache License 2.0",
    "## @zxcvbn-ts/language-common: the list of common passwords",
  ])
  expect(text).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION")
  expect(text).toContain("Permission is hereby granted, free of charge")
})
