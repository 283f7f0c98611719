import { expect, it } from "vitest"
import { findNewerCss } from "./newer-css.ts"

it.each([
  ["a property", ".a { color: red; field-sizing: content; }", ["field-sizing"]],
  ["a rule", "@scope (.card) { p { margin: 0; } }", ["@scope"]],
  ["a selector", ".a:open > b { margin: 0; }", [":open"]],
  ["a function", ".a { inline-size: calc-size(auto, size); }", ["calc-size()"]],
  [
    "nothing that is older or optional",
    "@layer a { .a:has(b)::before { display: grid; accent-color: red; color: light-dark(red, blue); } }",
    [],
  ],
])("finds %s that supported browsers lack", (_, css, expected) => {
  expect(findNewerCss(css)).toEqual(expected)
})
