import { describe, expect, it } from "vitest"
import { namelessSentences } from "./comments.ts"

const found = (code: string) => namelessSentences(code).map(({ line, sentence }) => `${line} ${sentence}`)

describe("a sentence of a comment without a name at its start", () => {
  it.each([
    ["a block", "const a = 1\n/** What it keeps. */\nconst b = 2", ["2 What it keeps."]],
    ["a later sentence", "/** The cache. It grows. */", ["1 It grows."]],
    ["a block of lines", "/**\n * The cache, which\n * grows. As a list it is slow.\n */", ["1 As a list it is slow."]],
    ["lines", "  // The cache of\n  // What is known. Of these\n  // two. One.", ["1 Of these two."]],
    ["another opening", "/** Whether it grows. Neither does. */", ["1 Whether it grows.", "1 Neither does."]],
    ["a comment behind code", "const a = 1 // Who asks", ["1 Who asks"]],
    ["a comment of markup", "<p>\n{/* Where it stands. */}\n</p>", ["2 Where it stands."]],
    ["a paragraph", "/**\n * The cache\n *\n * For pages\n */", ["1 For pages"]],
  ])("is found in %s", (_, code, sentences) => {
    expect(found(code)).toEqual(sentences)
  })

  it.each([
    "/** The cache: what it keeps, for whom and where. */",
    "/** Its size. Items of the list. Forms. Asked twice. */",
    '/** "What is this?" asks the page. */',
    "// For example, a cache.",
    'const a = "/** What */ // Who"',
    "const What = `https://shop.example/* What`",
    "// https://shop.example/What",
  ])("is none in %s", (code) => {
    expect(found(code)).toEqual([])
  })
})
