import { expect, it } from "vitest"
import { createValidate } from "#ui/kit/form/form.tsx"
import { labelSchema } from "./label-form.tsx"

it.each([
  ["", {}],
  ["Blog", {}],
  ["x".repeat(40), {}],
  [` ${"x".repeat(40)} `, {}],
  ["x".repeat(41), { label: "partner:label.tooLong" }],
])("a label has at most 40 characters: %s", (label, errors) => {
  expect(createValidate(labelSchema)({ label })).toEqual(errors)
})
